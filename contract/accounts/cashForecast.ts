import { endOfPeriod } from '../endOfPeriod.ts'

type Known = {
  readonly today: string
  /** Today's bank balance. Cents. */
  readonly balance: number
  /** Calls that are not due yet. Cents. */
  readonly calls: readonly { readonly dueOn: string; readonly amount: number }[]
  /** Posted, unpaid invoices, which count in this month. Cents. */
  readonly invoices: number
  /** The last day of the last year with a voted budget; `null` = there is none. */
  readonly votedUntil: string | null
}

/** Cents; `balance` is the bank balance at the end of the month, `null` after the last voted budget. */
export type ForecastMonth = {
  readonly endsOn: string
  readonly calls: number
  readonly invoices: number
  readonly balance: number | null
}

/**
 * Forecasts the cash of this month and the eleven after it: the bank balance, plus calls as they fall due, less known invoices.
 * Overdue amounts are left out, because nobody knows when they arrive.
 */
export function cashForecast({ today, balance, calls, invoices, votedUntil }: Known): readonly ForecastMonth[] {
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(today, index))
  return months.map(({ firstDay, endsOn }, index) => {
    const dueIn = calls.filter(({ dueOn }) => dueOn >= firstDay && dueOn <= endsOn)
    const dueUntil = calls.filter(({ dueOn }) => dueOn <= endsOn)
    const isVoted = votedUntil !== null && firstDay <= votedUntil
    return {
      endsOn,
      calls: sumOf(dueIn),
      invoices: index === 0 ? invoices : 0,
      balance: isVoted ? balance + sumOf(dueUntil) - invoices : null,
    }
  })
}

const sumOf = (calls: Known['calls']) => calls.reduce((sum, { amount }) => sum + amount, 0)

function monthAfter(today: string, months: number) {
  const firstDay = endOfPeriod(`${today.slice(0, 7)}-01`, { count: months, unit: 'months' })
  const nextFirst = endOfPeriod(firstDay, { count: 1, unit: 'months' })
  return { firstDay, endsOn: endOfPeriod(nextFirst, { count: -1, unit: 'days' }) }
}
