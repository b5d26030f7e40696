import { expect, it } from 'vitest'
import parse, { withBase, withQuery } from '#src/api/ofetchParts.ts'

it.each([
  ['/v1/places', {}, '/v1/places'],
  ['/v1/places', { search: 'clos vauban', page: '2' }, '/v1/places?search=clos+vauban&page=2'],
  ['/v1/places?page=1', { search: 'é&=' }, '/v1/places?page=1&search=%C3%A9%26%3D'],
])('adds a query as ofetch expects it: %s %o', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected)
})

it('puts a base before a path, and reads JSON', () => {
  expect(withBase('/v1/places', 'https://api.example.com/')).toBe('https://api.example.com/v1/places')
  expect(parse('{"a":1}')).toEqual({ a: 1 })
})
