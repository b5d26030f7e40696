import { describe, expect, it } from 'vitest'
import { cashForecast } from '#contract/accounts/cashForecast.ts'

const known = {
  today: '2030-11-20',
  balance: 100_000,
  calls: [
    { dueOn: '2030-11-30', amount: 5_000 },
    { dueOn: '2031-01-01', amount: 40_000 },
    { dueOn: '2031-12-01', amount: 1 },
  ],
  invoices: 30_000,
  votedUntil: '2031-06-30',
}

describe('the forecast of cash', () => {
  it('adds calls as they fall due, and subtracts known invoices in this month', () => {
    const [november, december, january] = cashForecast(known)
    expect(november).toEqual({ endsOn: '2030-11-30', calls: 5_000, invoices: 30_000, balance: 75_000 })
    expect(december).toEqual({ endsOn: '2030-12-31', calls: 0, invoices: 0, balance: 75_000 })
    expect(january).toEqual({ endsOn: '2031-01-31', calls: 40_000, invoices: 0, balance: 115_000 })
  })

  it('ends with the last voted budget, and covers twelve months', () => {
    const months = cashForecast(known)
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({ endsOn: '2031-10-31', balance: null })
    expect(months.findLast(({ balance }) => balance !== null)?.endsOn).toBe('2031-06-30')
    expect(cashForecast({ ...known, votedUntil: null }).every(({ balance }) => balance === null)).toBe(true)
  })

  it('is the running sum of each month’s income and expenses', () => {
    let held = known.balance
    for (const { calls, invoices, balance } of cashForecast({ ...known, votedUntil: '2032-12-31' })) {
      held += calls - invoices
      expect(balance).toBe(held)
    }
  })

  it('knows the last day of February in a leap year', () => {
    expect(cashForecast({ ...known, today: '2032-02-10' })[0]?.endsOn).toBe('2032-02-29')
  })
})
