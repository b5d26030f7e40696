import { describe, expect, it } from 'vitest'
import { callbackPath, callbackTypes, screenOf, screenPaths } from '#contract/screens.ts'

describe('screens', () => {
  const { callback: _, ...fixed } = screenPaths

  it.each(Object.entries(fixed))('%s is found at %s, with or without a trailing slash', (name, path) => {
    expect(screenOf(path)).toBe(name)
    expect(screenOf(path === '/' ? path : `${path}/`)).toBe(name)
  })

  it.each(callbackTypes)('has a callback for %s', (type) => {
    expect(screenOf(callbackPath(type))).toBe('callback')
  })

  it.each(['/inconnu', '/callback', '/callback/', '/callback/inconnu', '/callback/:type', '/connexion/x', ''])(
    'has none at %j',
    (path) => {
      expect(screenOf(path)).toBeNull()
    },
  )
})
