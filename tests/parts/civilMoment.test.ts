import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readServerDate } from '#src/api/serverClock.ts'
import { civilDay, civilDayOf, momentAt } from '#src/parts/civilMoment.ts'

const paris = 'Europe/Paris'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it.each([
  ['2027-03-27T22:30:00Z', 0, '2027-03-27'],
  // The night is an hour shorter.
  ['2027-03-27T22:30:00Z', 1, '2027-03-28'],
  ['2027-03-27T22:30:00Z', 22, '2027-04-18'],
  // The night is an hour longer.
  ['2027-10-30T22:30:00Z', 1, '2027-11-01'],
  ['2027-12-31T22:30:00Z', 1, '2028-01-01'],
])('at %s, the day in %i days is %s in Paris', (now, days, expected) => {
  vi.setSystemTime(new Date(now))
  // A late response to the page of another test may have set the clock of its server.
  readServerDate(null)

  expect(civilDay(days, paris)).toBe(expected)
})

it.each([
  ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', '18:30', '2027-10-31T17:30:00.000Z'],
])('%s at %s in Paris is the moment %s, which is on that day', (day, time, expected) => {
  const moment = momentAt(day, time, paris)

  expect([moment, civilDayOf(Date.parse(moment), paris)]).toEqual([expected, day])
})
