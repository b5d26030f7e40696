import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { accountsAt, callsOf, closingOf, type Lot, works, years } from '#tests/support/accounts/workedBuilding.ts'

const page = (await readFile('docs/accounts-by-example.md', 'utf8')).replace(/\s+/g, ' ')
const euros = (cents: number) =>
  `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100)} €`

const callOf = (lot: Lot, dueOn: string, account: string) =>
  callsOf(2025).filter((call) => call.lot === lot && call.dueOn === dueOn && call.account === account)
const liftShare = (lot: Lot) => callOf(lot, '2025-01-01', '4501')[1]?.explanation.amount ?? 0
const fundCalled = (dueOn: string) =>
  callsOf(2025).reduce(
    (sum, call) => sum + (call.account === '4505' && call.dueOn === dueOn ? call.explanation.amount : 0),
    0,
  )
const paidOn = (lot: Lot, before: string, day: string) => {
  const byAccount = new Map<string, number>()
  for (const [at, sign] of [
    [before, 1],
    [day, -1],
  ] as const) {
    for (const { account, open } of accountsAt(at)[lot].openDebts(day)) {
      byAccount.set(account, (byAccount.get(account) ?? 0) + sign * open)
    }
  }
  return [...byAccount.values()]
}
const regularisation = (part: 'general' | 'lift' | 'both', lot: Lot) =>
  closingOf(2025)[part].find(({ lotId }) => lotId === lot)?.explanation.amount ?? 0
const sumOf = (part: 'general' | 'lift') =>
  closingOf(2025)[part].reduce((sum, { explanation }) => sum + explanation.amount, 0)

describe('the worked example', () => {
  it.each([
    ['what was voted', [years[2025].general, years[2025].lift, years[2025].worksFund, works.voted]],
    ['the calls of the works fund', [fundCalled('2025-01-01'), fundCalled('2025-04-01')]],
    ['the share of C and D of the lift', [liftShare('C'), liftShare('D')]],
    ['what B’s payment settles', paidOn('B', '2025-04-09', '2025-04-10')],
    ['what J’s payment settles', paidOn('J', '2026-11-19', '2026-11-20')],
    ['the credit of C', [accountsAt('2025-09-30').C.credit]],
    ['the regularisation', [sumOf('general'), sumOf('lift'), regularisation('both', 'A'), regularisation('both', 'C')]],
    [
      'its parts for C, and that of G',
      [regularisation('general', 'C'), regularisation('lift', 'C'), regularisation('both', 'G')],
    ],
    ['what the works left', [works.spent, works.voted - works.spent]],
  ])('states %s as the rules compute it', (_, amounts) => {
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) expect(page).toContain(euros(amount))
  })
})
