import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  callbackPath,
  callbackTypes,
  outcomeIn,
  outcomePath,
  type ScreenGroups,
  type ScreenName,
  screenOf,
  screenPaths,
} from '#contract/addresses.ts'
import { paramsOf, pathOf } from '#contract/paths.ts'

type Groups = keyof ScreenGroups
type ScreensIn<Group extends Groups> = Group extends Groups ? keyof ScreenGroups[Group] : never
type InTwoGroups = { [Group in Groups]: Extract<ScreensIn<Group>, ScreensIn<Exclude<Groups, Group>>> }[Groups]

describe('screens', () => {
  it('are in one group each, because the path of the last group would silently win', () => {
    expectTypeOf<InTwoGroups>().toBeNever()
    expectTypeOf<ScreensIn<Groups>>().toEqualTypeOf<ScreenName>()
  })

  const { callback: _, ...known } = screenPaths
  const id = '6f6e3a52-8c1b-4d7e-9a41-2f90c7d5b318'
  const fixed = Object.fromEntries(Object.entries(known).map(([name, path]) => [name, path.replace(/:\w+/g, id)]))

  it.each(Object.entries(fixed))('%s is found at %s, with or without a trailing slash', (name, path) => {
    expect(screenOf(path)).toBe(name)
    expect(screenOf(path === '/' ? path : `${path}/`)).toBe(name)
  })

  it.each(callbackTypes)('has a callback for %s', (type) => {
    expect(screenOf(callbackPath(type))).toBe('callback')
  })

  it.each(['signature', 'paiement'] as const)(
    'names one %s whose outcome is requested, and nothing but an id',
    (type) => {
      const [pathname = '', search = ''] = outcomePath(type, id).split(/(?=\?)/)
      expect(screenOf(pathname)).toBe(type === 'signature' ? 'signatureOutcome' : 'paymentOutcome')
      expect(outcomeIn({ pathname, search })).toEqual({ type, id })
      for (const other of ['', '?result=success', `${search}x`, search.replace(id, '42')])
        expect(outcomeIn({ pathname, search: other })).toEqual({ type, id: null })
    },
  )

  it('reads and writes addresses that contain one id', () => {
    expect(pathOf('report', { reportId: id })).toBe(`/signalements/${id}`)
    expect(paramsOf('report', `/signalements/${id}/`)).toEqual({ reportId: id })
    expect(paramsOf('equipment', `/equipements/${id.toUpperCase()}`)).toEqual({ equipmentId: id.toUpperCase() })
    expect(paramsOf('report', `/equipements/${id}`)).toBeNull()
    expect(paramsOf('report', '/signalements/nouveau')).toBeNull()
  })

  it('reads and writes an address that contains two ids', () => {
    const voteId = '0a6e3a52-8c1b-4d7e-9a41-2f90c7d5b318'
    const path = `/decisions/${id}/recus/${voteId}`
    expect(pathOf('receipt', { decisionId: id, voteId })).toBe(path)
    expect(paramsOf('receipt', path)).toEqual({ decisionId: id, voteId })
    expect(screenOf(`/decisions/${id}/recus/nouveau`)).toBeNull()
  })

  it('prefers a literal path to one with an id', () => {
    expect(screenOf('/decisions/verification')).toBe('verification')
    expect(screenOf('/signalements/nouveau')).toBe('newReport')
  })

  it.each([
    '/inconnu',
    '/callback',
    '/callback/',
    '/callback/inconnu',
    '/callback/:type',
    '/connexion/x',
    '/signalements/42',
    '/signalements/:reportId',
    `/signalements/${'6'.repeat(36)}`,
    `/signalements/6f6e3a52-8c1b-4d7e-9a41-2f90c7d5b318x`,
    '',
  ])('has none at %j', (path) => {
    expect(screenOf(path)).toBeNull()
  })
})
