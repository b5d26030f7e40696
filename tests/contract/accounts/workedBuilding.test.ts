import { describe, expect, it } from 'vitest'
import { ageOf } from '#contract/accounts/ageing.ts'
import { callDays, leastWorksFund } from '#contract/accounts/callsForFunds.ts'
import { evaluate } from '#contract/accounts/explain.ts'
import { impute } from '#contract/accounts/imputation.ts'
import { relativeChange } from '#contract/accounts/relativeChange.ts'
import {
  accountsAt,
  callsOf,
  closingOf,
  type FiscalYear,
  type Lot,
  LotAccount,
  lots,
  regularisationOf,
  works,
  years,
} from '#tests/support/accounts/workedBuilding.ts'

type Row = readonly [lift: number, worksFund: number, regularisedGeneral: number, regularisedLift: number]

const rows: Readonly<Record<FiscalYear, Readonly<Record<Lot, Row>>>> = {
  2025: {
    A: [0, 8281, -27_807, 0],
    B: [0, 5521, -18_538, 0],
    C: [18_005, 4140, -13_903, 2847],
    D: [16_504, 3795, -12_745, 2612],
    E: [15_004, 3450, -11_586, 2373],
    F: [13_504, 3105, -10_428, 2134],
    G: [10_503, 2415, -8110, 1660],
    H: [7502, 1725, -5793, 1186],
    I: [6002, 1380, -4635, 948],
    J: [3001, 690, -2317, 474],
  },
  2026: {
    A: [0, 8670, 17_202, 0],
    B: [0, 5780, 11_468, 0],
    C: [18_500, 4335, 8601, -6552],
    D: [16_958, 3974, 7884, -6004],
    E: [15_417, 3613, 7168, -5461],
    F: [13_875, 3251, 6451, -4914],
    G: [10_792, 2529, 5017, -3823],
    H: [7708, 1806, 3584, -2728],
    I: [6167, 1445, 2867, -2185],
    J: [3083, 722, 1433, -1091],
  },
}
const fiscalYears: readonly FiscalYear[] = [2025, 2026]
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const balancesAt = (day: string) => {
  const accounts = accountsAt(day)
  return Object.fromEntries(lots.map((lot) => [lot, accounts[lot].due(day)]).filter(([, due]) => due !== 0))
}
describe.each(fiscalYears)('the calls of %i', (year) => {
  it.each(lots)('ask lot %s for its share of each quarter, to the cent', (lot) => {
    const [ofLift, ofFund] = rows[year][lot]
    const own = callsOf(year).filter((call) => call.lot === lot && call.dueOn === `${year}-01-01`)
    const amounts = own.map(({ account, explanation }) => [account, explanation.amount])
    const ofBudget = (years[year].general / 4 / 1000) * lotShares(year, lot)
    expect(amounts).toEqual([
      ['4501', ofBudget],
      ['4501', ofLift],
      ['4505', ofFund],
    ])
  })

  it('add up to the voted amount', () => {
    const { general, lift, worksFund } = years[year]
    const called = (account: string) =>
      sumOf(callsOf(year).flatMap((call) => (call.account === account ? [call.explanation.amount] : [])))
    expect([called('4501'), called('4505')]).toEqual([general + lift, worksFund])
    expect(called('4502')).toBe(year === 2025 ? works.voted : 0)
  })

  it('leave each lot’s share beyond them to the closing, by key', () => {
    const { general, lift } = closingOf(year)
    const found = lots.map((lot, index) => [lot, general[index]?.explanation.amount, lift[index]?.explanation.amount])
    expect(found).toEqual(lots.map((lot) => [lot, rows[year][lot][2], rows[year][lot][3]]))
  })

  it('explain every amount down to the vote', () => {
    for (const { explanation } of [...callsOf(year), ...Object.values(closingOf(year)).flat()]) {
      expect(evaluate(explanation)).toBe(explanation.amount)
    }
  })
})

function lotShares(year: FiscalYear, lot: Lot) {
  const [call] = callsOf(year).filter((found) => found.lot === lot)
  return call?.explanation.kind === 'share' ? call.explanation.weight : 0
}

describe('the accounts of the lots', () => {
  it.each([
    ['2025-03-31', { J: 36_931 }],
    ['2025-06-30', { B: 51_520, D: 101_300, J: 89_222 }],
    ['2025-09-30', { C: -15_855, D: 101_300, J: 104_913 }],
    ['2025-12-31', { D: 101_300, H: 39_227, J: 120_604 }],
    ['2026-12-31', { J: 84_381 }],
  ])('owe on %s what has not been paid', (day, due) => expect(balancesAt(day)).toEqual(due))

  it('owe the regularisation once the meeting has approved the year', () => {
    const expected = lots.map((lot) => [lot, lot === 'J' ? 151_571 : regularisationOf(2025, lot)])
    expect(balancesAt('2026-06-30')).toEqual(Object.fromEntries(expected))
  })

  it.each([
    [2025, '2025-12-31', { D: 91_167, H: 34_620, J: 118_761, A: -27_807, G: -6450 }, 159_503],
    [2026, '2026-12-31', { J: 84_381 + 342, A: 17_202 }, null],
  ] as const)('are closed for %i with what is due and what is regularised', (year, day, expected, total) => {
    const accounts = accountsAt(day)
    const closed = Object.fromEntries(lots.map((lot) => [lot, accounts[lot].due(day) + regularisationOf(year, lot)]))
    expect(closed).toMatchObject(expected)
    if (total !== null) expect(sumOf(Object.values(closed))).toBe(total)
  })

  it('age by full months since each debt fell due', () => {
    const open = accountsAt('2025-12-31').J.openDebts()
    const byAge = Object.groupBy(open, ({ dueOn }) => ageOf(dueOn, '2025-12-31') ?? 'not due')
    const amounts = Object.entries(byAge).map(([age, debts = []]) => [age, sumOf(debts.map((debt) => debt.open))])
    expect(Object.fromEntries(amounts)).toEqual({
      underThree: 15_691,
      underSix: 15_691,
      underTwelve: 67_982,
      older: 21_240,
    })
    expect(
      accountsAt('2025-12-31')
        .D.openDebts()
        .map(({ dueOn }) => ageOf(dueOn, '2025-12-31')),
    ).toEqual(['underTwelve'])
  })
})

describe('a payment', () => {
  it('pays debts of one day in proportion to what is open', () => {
    const account = new LotAccount()
    account.owe({ dueOn: '2025-04-01', account: '4501', open: 96_000 })
    account.owe({ dueOn: '2025-04-01', account: '4505', open: 5_520 })
    expect(account.take(50_000, '2025-04-10').map(({ explanation }) => explanation.amount)).toEqual([47_281, 2_719])
  })

  it('pays the oldest debts first, by kind to the cent', () => {
    const before = accountsAt('2026-11-19').J.openDebts()
    const { settled, credit } = impute({ amount: 100_000, paidOn: '2026-11-20' }, before)
    const paid = Map.groupBy(settled, ({ debtId }) => before.find(({ id }) => id === debtId)?.account)
    const amounts = [...paid].map(([account, parts]) => [account, sumOf(parts.map((part) => part.explanation.amount))])
    expect(Object.fromEntries(amounts)).toEqual({ 4501: 61_465, 4502: 36_600, 4505: 1_935 })
    expect(credit).toBe(0)
    for (const { explanation } of settled) expect(evaluate(explanation)).toBe(explanation.amount)

    const left = accountsAt('2026-12-31').J.openDebts('2025-07-01')
    expect(left.map(({ account, open }) => [account, open])).toEqual([
      ['4501', 2_935],
      ['4505', 135],
    ])
  })
})

describe('the year of a building', () => {
  it.each([
    ['a calendar year', '2025-01-01', '2025-12-31', ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01']],
    ['a year from July', '2025-07-01', '2026-06-30', ['2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01']],
    ['a year of five months', '2025-08-01', '2025-12-31', ['2025-08-01', '2025-11-01']],
  ])('calls on the first day of each quarter of %s', (_, startsOn, endsOn, days) =>
    expect(callDays({ startsOn, endsOn })).toEqual(days),
  )

  it('calls six times in a first year of eighteen months', () =>
    expect(callDays({ startsOn: '2025-07-01', endsOn: '2026-12-31' })).toHaveLength(6))

  it('calls at least 5 % of the budget for the works fund, or 2.5 % of the plan of works', () => {
    expect(leastWorksFund({ budget: 2_760_100, plan: 0 })).toBe(138_005)
    expect(leastWorksFund({ budget: 2_760_101, plan: 0 })).toBe(138_006)
    expect(leastWorksFund({ budget: 100_000, plan: 1_000_000 })).toBe(25_000)
  })
})

describe('figures about time', () => {
  it.each([
    ['2024-02-29', '2025-02-28', 'underTwelve'],
    ['2024-02-29', '2025-03-01', 'older'],
    ['2025-10-01', '2025-12-31', 'underThree'],
    ['2025-10-01', '2026-01-01', 'underSix'],
    ['2026-01-01', '2025-12-31', null],
  ])('a debt due on %s is on %s %s', (dueOn, on, age) => expect(ageOf(dueOn, on)).toBe(age))

  it.each([
    [2_760_100, 2_890_000, 47],
    [2_890_000, 2_760_100, -45],
    [-200, -100, 500],
    [2_000, 2_001, 1],
    [2_000, 1_999, -1],
    [100, 100, 0],
    [0, 100, null],
  ])('from %i cents to %i cents is a change of %s tenths of a percent', (before, after, tenths) =>
    expect(relativeChange(before, after)).toBe(tenths),
  )
})
