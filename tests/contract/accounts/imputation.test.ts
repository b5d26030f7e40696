import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '#contract/accounts/explain.ts'
import { type Debt, impute } from '#contract/accounts/imputation.ts'

const days = ['2025-01-01', '2025-04-01', '2025-07-01', '2026-01-01'] as const
const debts = fc
  .array(
    fc.record({
      dueOn: fc.constantFrom(...days),
      account: fc.constantFrom('4501', '4502', '4505'),
      lotRank: fc.integer({ min: 1, max: 4 }),
      open: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1_000_000 })),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => drawn.map((debt, index): Debt => ({ ...debt, id: `${index}` })))
const payments = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 8_000_000 }))
const runs = { numRuns: 1_000 }
const paidOn = '2025-08-01'
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('a payment set against debts', () => {
  it('is spent to the cent: on debts, and the rest is credit', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        const { settled, credit } = impute({ amount, paidOn }, open)
        expect(sumOf(settled.map(({ explanation }) => explanation.amount)) + credit).toBe(amount)
      }),
      runs,
    )
  })

  it('leaves credit only when nothing due is open, and never pays more than is open', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        const { settled, credit } = impute({ amount, paidOn }, open)
        const paid = new Map(settled.map(({ debtId, explanation }) => [debtId, explanation.amount]))
        for (const debt of open) expect(paid.get(debt.id) ?? 0).toBeLessThanOrEqual(debt.open)
        const due = sumOf(open.filter(({ dueOn }) => dueOn <= paidOn).map((debt) => debt.open))
        expect(credit).toBe(Math.max(0, amount - due))
      }),
      runs,
    )
  })

  it('touches no debt while an older one is open', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        const { settled } = impute({ amount, paidOn }, open)
        const paid = new Map(settled.map(({ debtId, explanation }) => [debtId, explanation.amount]))
        const unpaid = open.filter(({ id, open: cents }) => (paid.get(id) ?? 0) < cents).map(({ dueOn }) => dueOn)
        const oldest = unpaid.toSorted()[0] ?? '9999-12-31'
        for (const debt of open) if (paid.has(debt.id)) expect(debt.dueOn <= oldest).toBe(true)
      }),
      runs,
    )
  })

  it('pays named debts first, whether they are due or not', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        const named = open.slice(0, 2)
        const { settled } = impute({ amount, paidOn, named: named.map(({ id }) => id) }, open)
        let left = amount
        for (const { id, open: cents } of named) {
          const paid = settled.find(({ debtId }) => debtId === id)?.explanation.amount ?? 0
          expect(paid).toBe(Math.min(left, cents))
          left -= paid
        }
      }),
      runs,
    )
  })

  it('is the same in whatever order the debts are listed', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        const ranks = new Set(open.map(({ account, lotRank, dueOn }) => `${dueOn} ${account} ${lotRank}`))
        fc.pre(ranks.size === open.length)
        const amounts = (from: readonly Debt[]) => {
          const { settled } = impute({ amount, paidOn }, from)
          return Object.fromEntries(settled.map(({ debtId, explanation }) => [debtId, explanation.amount]))
        }
        expect(amounts(open.toReversed())).toEqual(amounts(open))
      }),
      runs,
    )
  })

  it('explains each part so that it can be computed again', () => {
    fc.assert(
      fc.property(debts, payments, (open, amount) => {
        for (const { explanation } of impute({ amount, paidOn }, open).settled) {
          expect(evaluate(explanation)).toBe(explanation.amount)
        }
      }),
      runs,
    )
  })
})
