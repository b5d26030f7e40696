import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '#server/docs/openapi.ts'

const operation = z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })) })
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(openApiDocument('https://portal.test'))

describe('the API document', () => {
  it.each(Object.keys(paths))('names the parameters of %s alike in the path and in the list', (path) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(paths[path] ?? {})) {
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named)
    }
  })

  it('passes the strict rules of a second tool, so client generators can use it', async () => {
    // The portal serves its own application; its API is not published under a licence.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } })
    const source = JSON.stringify(openApiDocument('https://portal.test'))
    const found = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })
})
