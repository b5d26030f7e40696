import { describe, expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { reopensAt } from '#server/areas/payments/paymentWindow.ts'

const opens = (at: string, offer = offers.ESE) => reopensAt(new Date(at), offer)?.toISOString() ?? null

describe('payments', () => {
  it.each([
    ['2026-11-24T21:59:59Z', null],
    ['2026-11-24T22:00:00Z', '2026-11-25T06:00:00.000Z'],
    ['2026-11-25T05:59:59Z', '2026-11-25T06:00:00.000Z'],
    ['2026-11-25T06:00:00Z', null],
    ['2026-12-31T22:30:00Z', '2027-01-01T06:00:00.000Z'],
  ])('at %s, from 23:00 to 07:00 in Paris, open again at %s', (at, expected) => {
    expect(opens(at)).toBe(expected)
  })

  it.each([
    // The clock jumps ahead at 02:00: the night has seven hours.
    ['2026-03-28T21:59:59Z', null],
    ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['2026-03-29T04:59:59Z', '2026-03-29T05:00:00.000Z'],
    ['2026-03-29T05:00:00Z', null],
    ['2027-03-27T22:00:00Z', '2027-03-28T05:00:00.000Z'],
    // The clock goes back at 03:00: the night has nine.
    ['2026-10-24T20:59:59Z', null],
    ['2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['2026-10-25T05:59:59Z', '2026-10-25T06:00:00.000Z'],
    ['2026-10-25T06:00:00Z', null],
    ['2026-10-25T21:59:59Z', null],
    ['2026-10-25T22:00:00Z', '2026-10-26T06:00:00.000Z'],
    ['2027-10-30T21:00:00Z', '2027-10-31T06:00:00.000Z'],
  ])('keep these hours on the night of a change of the clock: %s', (at, expected) => {
    expect(opens(at)).toBe(expected)
  })

  it('keep the hours of Montréal in the Canadian offer', () => {
    expect(opens('2026-11-25T03:59:59Z', offers.VQC)).toBeNull()
    expect(opens('2026-11-25T04:00:00Z', offers.VQC)).toBe('2026-11-25T12:00:00.000Z')
  })
})
