import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  easter,
  isOpenDay,
  nextCollectionDay,
  openDaysBetween,
  shiftOpenDays,
} from '#contract/payments/collectionDays.ts'

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('banking days', () => {
  it('include Easter', () => {
    expect([2000, 2024, 2026, 2027, 2028, 2038].map(easter)).toEqual([
      '2000-04-23',
      '2024-03-31',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
    ])
  })

  it('exclude weekends and six holidays of TARGET', () => {
    const closed = ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-12-26', '2026-11-29']
    expect(closed.filter((day) => isOpenDay(day))).toEqual([])
    expect(['2026-05-08', '2026-05-14', '2026-07-14', '2026-11-11'].filter((day) => !isOpenDay(day))).toEqual([])
  })

  it('move a closed day to the next open one', () => {
    expect(nextCollectionDay('2026-12-01')).toBe('2026-12-01')
    expect(nextCollectionDay('2026-12-25')).toBe('2026-12-28')
    expect(nextCollectionDay('2027-01-01')).toBe('2027-01-04')
    expect(nextCollectionDay('2027-03-26')).toBe('2027-03-30')
  })

  it('follow the holidays of banks in Québec, taken after a weekend', () => {
    const closed = (
      '2026-01-01 2026-04-03 2026-05-18 2026-06-24 2026-07-01 2026-09-07 2026-09-30 2026-10-12 2026-11-11 ' +
      '2026-12-25 2026-12-28 2027-12-27 2027-12-28'
    ).split(' ')
    expect(closed.filter((day) => isOpenDay(day, 'quebec'))).toEqual([])
    expect(['2026-04-06', '2026-05-01', '2026-05-25'].filter((day) => !isOpenDay(day, 'quebec'))).toEqual([])
  })

  it('are counted, and shifted by a number', () => {
    expect(openDaysBetween('2026-12-24', '2026-12-28')).toBe(1)
    expect(openDaysBetween('2026-12-28', '2026-12-24')).toBe(0)
    expect(shiftOpenDays('2026-12-28', -1)).toBe('2026-12-24')
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const later = shiftOpenDays(day, count)
        expect(isOpenDay(later)).toBe(true)
        expect(openDaysBetween(day, later)).toBe(count)
      }),
      { numRuns: 50 },
    )
  })
})
