import { expect, it } from 'vitest'
import { lotRanges } from '#src/areas/accounts/balances/lotRanges.ts'

it.each([
  [[], []],
  [[4], ['4']],
  [
    [2, 1],
    ['1', '2'],
  ],
  [
    [5, 3, 4, 9, 1],
    ['1', '3–5', '9'],
  ],
  [
    [1, 2, 3, 10, 11, 12, 13],
    ['1–3', '10–13'],
  ],
])('the lots %j read as %j', (numbers, ranges) => {
  expect(lotRanges(numbers)).toEqual(ranges)
})
