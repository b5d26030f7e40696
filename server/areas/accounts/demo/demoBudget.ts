import { leastWorksFund } from '#contract/accounts/callsForFunds.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { costsOf } from './demoCosts.ts'

/** Costs rise by this much a year, in thousandths. */
const rise = 28
/** Cents: meetings vote round amounts. */
const round = 5_000
/** Cents a year: bank fees of the account. */
export const yearlyBankFees = 26_400

/** The costs of one year, in cents, at its prices; `back` is the number of years before the current one. */
export const inYear = (amount: number, back: number) => Math.round((amount * (1_000 - rise * back)) / 1_000)

type BudgetItem = {
  readonly account: string
  /** The building whose lift key bears it; `null` = all lots. */
  readonly building: string | null
  readonly amount: number
}

/** The voted budget of a year, by account and key. */
export function demoBudget(place: DemoPlace, back: number): readonly BudgetItem[] {
  const costs = [
    ...costsOf(place),
    { account: place.offer === 'VQC' ? '5900' : '662', building: null, yearly: yearlyBankFees },
  ]
  const items = Map.groupBy(costs, ({ account, building }) => `${account} ${building ?? ''}`)
  return [...items.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const yearly = group.reduce((added, cost) => added + cost.yearly, 0)
    return [
      {
        account: first.account,
        building: first.building,
        amount: Math.ceil(inYear(yearly, back) / round) * round,
      },
    ]
  })
}

const totalOf = (place: DemoPlace, back: number) =>
  demoBudget(place, back).reduce((added, { amount }) => added + amount, 0)

/**
 * A kind of call: the account of the debt, the account that it is called for, and the year's amount by building with a lift key.
 */
export type DemoFund = {
  readonly owner: string
  readonly called: string
  readonly label: string
  readonly voted: readonly { readonly building: string | null; readonly amount: number }[]
}

/** The amount called each quarter: the budget, and the savings. */
export function demoFunds(place: DemoPlace, back: number): readonly DemoFund[] {
  const byKey = Map.groupBy(demoBudget(place, back), ({ building }) => building)
  const voted = [...byKey].map(([building, items]) => ({
    building,
    amount: items.reduce((added, { amount }) => added + amount, 0),
  }))
  const budget = totalOf(place, back)
  const forAll = (amount: number) => [{ building: null, amount }]
  if (place.offer !== 'VQC') {
    return [
      { owner: '4501', called: '701', label: 'Appel de provisions', voted },
      { owner: '4505', called: '105', label: 'Fonds de travaux', voted: forAll(leastWorksFund({ budget, plan: 0 })) },
    ]
  }
  return [
    { owner: '1100', called: '4000', label: 'Charges communes', voted },
    { owner: '1100', called: '4010', label: 'Fonds de prévoyance', voted: forAll(Math.round(budget * 0.12)) },
    { owner: '1100', called: '4020', label: 'Fonds d’auto-assurance', voted: forAll(Math.round(budget * 0.03)) },
  ]
}
