import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#server/platform/civilDay.ts'
import { clearDays, lastDayBefore } from '#server/platform/clearDays.ts'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('clear days', () => {
  it.each([
    ['2026-03-10', '2026-03-12', 1],
    ['2026-03-10', '2026-03-11', 0],
    ['2026-03-10', '2026-03-10', 0],
    ['2026-03-12', '2026-03-10', 0],
    ['2028-02-28', '2028-03-01', 1],
    ['2026-03-20', '2026-04-11', 21],
    ['2026-10-20', '2026-10-31', 10],
  ])('from %s to %s there are %i', (from, to, count) => expect(clearDays(from, to)).toBe(count))

  it('a meeting needs twenty-one of them after its convocation, a form three before the meeting', () => {
    expect(lastDayBefore('2026-04-11', 21)).toBe('2026-03-20')
    expect(lastDayBefore('2026-04-11', 3)).toBe('2026-04-07')
  })

  it('the last day leaves exactly enough, and the next day one too few', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), (day, count) => {
        const last = lastDayBefore(day, count)
        expect(clearDays(last, day)).toBe(count)
        expect(clearDays(daysAfter(last, 1), day)).toBe(count - 1)
      }),
    )
  })
})
