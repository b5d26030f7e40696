import { expect, it } from 'vitest'
import { withAccessToken } from '#src/api/fileUrl.ts'

it.each([
  ['/v1/files/1', '/v1/files/1?access_token=a%2Bb'],
  ['/v1/files/1?page=2', '/v1/files/1?page=2&access_token=a%2Bb'],
  ['/v1/files/1.pdf#page=3', '/v1/files/1.pdf?access_token=a%2Bb#page=3'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('%s becomes %s', (url, expected) => {
  expect(withAccessToken(url, 'a+b')).toBe(expected)
})

it('changes nothing while nobody is signed in', () => {
  expect(withAccessToken('/v1/files/1', null)).toBe('/v1/files/1')
})
