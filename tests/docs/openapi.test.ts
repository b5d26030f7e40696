import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from '#server/docs/openapi.ts'

it('is an OpenAPI document that a client generator can use', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The portal serves its own application; its API is not published under a licence.
    rules: { 'info-license': 'off' },
  })
  const source = JSON.stringify(openApiDocument('https://portal.test'))
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
})
