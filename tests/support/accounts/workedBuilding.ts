import { callDays, instalmentsOf } from '#contract/accounts/callsForFunds.ts'
import { aboutThing, given } from '#contract/accounts/explain.ts'
import type { Explanation } from '#contract/accounts/explanations.ts'
import { type Debt, impute } from '#contract/accounts/imputation.ts'
import { regularisations, regularise } from '#contract/accounts/regularisation.ts'
import { type LotAmount, type RepartitionKey, shareByKey } from '#contract/accounts/repartitionKeys.ts'

/** A building of ten lots over two years, worked by hand and checked by two other programs. Cents throughout. */
const shares = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 } as const
export type Lot = keyof typeof shares
export const lots = Object.keys(shares) as readonly Lot[]

function keyOf(name: string, bears: (lot: Lot) => boolean): RepartitionKey {
  const ranked = lots.map((lot, index) => ({
    lotId: lot,
    number: index + 1,
    shares: bears(lot) ? shares[lot] : 0,
  }))
  return { id: name, name, lots: ranked }
}
const general = keyOf('GEN', () => true)
const lift = keyOf('LIFT', (lot) => lot !== 'A' && lot !== 'B')

export const years = {
  2025: {
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    general: 2_400_000,
    lift: 360_100,
    worksFund: 138_005,
    /** Net of credit notes; the bonus of the insurer is another product. */
    charges: { general: 2_325_973, lift: 374_334 },
    products: { general: 41_835, lift: 0 },
  },
  2026: {
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    general: 2_520_000,
    lift: 370_000,
    worksFund: 144_500,
    charges: { general: 2_591_675, lift: 337_242 },
    products: { general: 0, lift: 0 },
  },
} as const
export type FiscalYear = keyof typeof years
export const works = {
  voted: 1_098_000,
  spent: 1_079_387,
  /** A part of the first invoice is retained until the works are finished. */
  paid: { 2025: 621_605, 2026: 457_782 },
  dueOn: '2025-06-01',
} as const

const voted = (subject: 'budget' | 'works' | 'worksFund', amount: number) => given(aboutThing(subject), amount)

type Call = { readonly dueOn: string; readonly account: string; readonly lot: Lot; readonly explanation: Explanation }

/** Every call of a year, by lot. */
export function callsOf(year: FiscalYear): readonly Call[] {
  const { general: budget, lift: liftBudget, worksFund } = years[year]
  const days = callDays(years[year])
  const inQuarters = (of: Explanation, key: RepartitionKey, account: string) =>
    instalmentsOf(of, days.length).flatMap((instalment, quarter) =>
      shareByKey(instalment, key).map(({ lotId, explanation }) => ({
        dueOn: days[quarter] ?? '',
        account,
        lot: lotId as Lot,
        explanation,
      })),
    )
  const calls = [
    ...inQuarters(voted('budget', budget), general, '4501'),
    ...inQuarters(voted('budget', liftBudget), lift, '4501'),
    ...inQuarters(voted('worksFund', worksFund), general, '4505'),
  ]
  if (year !== 2025) return calls
  const ofWorks = shareByKey(voted('works', works.voted), lift).map(({ lotId, explanation }) => ({
    dueOn: works.dueOn,
    account: '4502',
    lot: lotId as Lot,
    explanation,
  }))
  return [...calls, ...ofWorks]
}

const sumOfAmounts = (amounts: readonly LotAmount[]) =>
  amounts.reduce((sum, { explanation }) => sum + explanation.amount, 0)

function closingsOf(year: FiscalYear) {
  const { charges, products } = years[year]
  const { length: count } = callDays(years[year])
  return (
    [
      ['general', general],
      ['lift', lift],
    ] as const
  ).map(([name, key]) => {
    const calls = instalmentsOf(voted('budget', years[year][name]), count).flatMap((part) => shareByKey(part, key))
    const byLot = Map.groupBy(calls, ({ lotId }) => lotId)
    const called = new Map([...byLot].map(([lotId, parts]) => [lotId, sumOfAmounts(parts)]))
    return { key, charges: charges[name], products: products[name], called }
  })
}

/** The amount that each lot owes at the closing of a year: for the general key, for the key of the lift, and for both. */
export function closingOf(year: FiscalYear) {
  const [ofGeneral = [], ofLift = []] = closingsOf(year).map(regularise)
  return { general: ofGeneral, lift: ofLift, both: regularisations(closingsOf(year)) }
}

/** One movement of a lot's account. */
export const regularisationOf = (year: FiscalYear, lot: Lot) =>
  sumOfAmounts(closingOf(year).both.filter(({ lotId }) => lotId === lot))

export type Movement =
  | { readonly on: string; readonly lot: Lot; readonly pays: number | 'what is due' | 'the new call' }
  | { readonly on: string; readonly lot: Lot; readonly refunded: number }
  | { readonly on: string; readonly approved: FiscalYear }

const quarters = ['01', '04', '07', '10']
const payDays = [
  ...quarters.map((month) => `2025-${month}-10`),
  '2025-06-10',
  ...quarters.map((month) => `2026-${month}-10`),
].toSorted()

/** A lot's action on a day of payment, if it does not pay the due amount. */
const exceptions: Readonly<Record<string, number | 'the new call' | 'nothing'>> = {
  'B 2025-04-10': 50_000,
  'B 2025-06-10': 'nothing',
  'C 2025-07-10': 140_000,
  'D 2025-06-10': 100_000,
  'D 2025-07-10': 'the new call',
  'D 2025-10-10': 'the new call',
  'H 2025-10-10': 'nothing',
}

export const movements: readonly Movement[] = [
  ...payDays.flatMap((on) =>
    lots
      .filter((lot) => lot !== 'J')
      .flatMap((lot): Movement[] => {
        const pays = exceptions[`${lot} ${on}`] ?? 'what is due'
        return pays === 'nothing' ? [] : [{ on, lot, pays }]
      }),
  ),
  { on: '2025-09-15', lot: 'C', refunded: 30_000 } as const,
  { on: '2026-06-10', approved: 2025 } as const,
  { on: '2026-11-20', lot: 'J', pays: 100_000 } as const,
].toSorted((a, b) => a.on.localeCompare(b.on))

/** The account of one lot, replayed with the rules of imputation. */
export class LotAccount {
  debts: Debt[] = []
  credit = 0

  owe(debt: Omit<Debt, 'id' | 'lotRank'>) {
    if (debt.open === 0) return
    if (debt.open < 0) return this.take(-debt.open, debt.dueOn)
    // Both keys of a budget are one debt: a debt has a day, an account and a lot.
    const id = `${debt.dueOn} ${debt.account}`
    const open = debt.open + (this.debts.find((other) => other.id === id)?.open ?? 0)
    this.debts = [...this.debts.filter((other) => other.id !== id), { ...debt, id, open, lotRank: 1 }]
  }

  /** Credit settles due debts. */
  fallDue(on: string) {
    if (this.credit > 0) this.take(0, on)
  }

  take(amount: number, on: string, named: readonly string[] = []) {
    const { settled, credit } = impute({ amount: amount + this.credit, paidOn: on, named }, this.openDebts())
    for (const { debtId, explanation } of settled) {
      this.debts = this.debts.map((debt) =>
        debt.id === debtId ? { ...debt, open: debt.open - explanation.amount } : debt,
      )
    }
    this.credit = credit
    return settled
  }

  openDebts(on = '9999-12-31') {
    return this.debts.filter(({ open, dueOn }) => open > 0 && dueOn <= on)
  }

  due(on: string) {
    return this.openDebts(on).reduce((sum, { open }) => sum + open, 0) - this.credit
  }
}

/** The accounts of all lots at the end of a day, with every call, payment, refund and approval until then. */
export function accountsAt(day: string): Readonly<Record<Lot, LotAccount>> {
  const accounts = Object.fromEntries(lots.map((lot) => [lot, new LotAccount()])) as Record<Lot, LotAccount>
  accounts.J.owe({ dueOn: '2024-10-01', account: '4501', open: 21_240 })
  const happened = [
    ...[...callsOf(2025), ...callsOf(2026)].map((call) => ({ on: call.dueOn, call })),
    ...movements.map((movement) => ({ on: movement.on, movement })),
  ].filter(({ on }) => on <= day)

  for (const on of [...new Set(happened.map((event) => event.on))].toSorted()) {
    const today = happened.filter((event) => event.on === on)
    for (const event of today) {
      if ('call' in event) {
        const { dueOn, account, lot, explanation } = event.call
        accounts[lot].owe({ dueOn, account, open: explanation.amount })
      } else if ('approved' in event.movement) {
        for (const lot of lots) {
          accounts[lot].owe({ dueOn: on, account: '4501', open: regularisationOf(event.movement.approved, lot) })
        }
      }
    }
    for (const lot of lots) accounts[lot].fallDue(on)
    for (const event of today) if ('movement' in event) move(accounts, event.movement)
  }
  return accounts
}

function move(accounts: Readonly<Record<Lot, LotAccount>>, movement: Movement) {
  if ('approved' in movement) return
  const account = accounts[movement.lot]
  if ('refunded' in movement) account.credit -= movement.refunded
  else if (movement.pays === 'what is due') account.take(Math.max(0, account.due(movement.on)), movement.on)
  else if (movement.pays === 'the new call') {
    const latest = account.openDebts().filter(({ dueOn }) => dueOn.slice(0, 7) === movement.on.slice(0, 7))
    const amount = latest.reduce((sum, { open }) => sum + open, 0)
    account.take(
      amount,
      movement.on,
      latest.map(({ id }) => id),
    )
  } else account.take(movement.pays, movement.on)
}
