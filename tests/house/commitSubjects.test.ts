import { expect, it } from 'vitest'
import { tooLongSubjects } from '#tests/checks.ts'

it('a commit subject of more than 72 characters is named, with the number of excess characters', () => {
  const longest = `Refuse ${'é'.repeat(65)}`
  expect(tooLongSubjects([longest, 'Refuse a reused refresh token'])).toEqual([])
  expect(tooLongSubjects([`${longest}s`])).toEqual([`${longest}s\n  1 over 72 characters`])
})
