import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterCredit } from '#server/services/ledger/afterCredit.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'

const today = '2030-01-15'
const lots = ['l1', 'l2', 'l3'] as const
const owed = fc.record({
  account: fc.constantFrom('4501', '4502', '4505'),
  lotId: fc.constantFrom(...lots),
  dueOn: fc.constantFrom('2029-10-01', '2030-01-01', today, '2030-04-01'),
  open: fc.integer({ min: 1, max: 5_000 }),
})
const debts = fc
  .uniqueArray(owed, { selector: debtId, maxLength: 12 })
  .map((all) => all.map((debt) => ({ ...debt, id: debtId(debt), lotRank: lots.indexOf(debt.lotId) })))
const credits = fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 4 }).map((all) =>
  all.map((open) => {
    return { ownerId: 'o', account: '4501', lotId: null, lotNumber: null, dueOn: null, open: -open }
  }),
)
const sum = (all: readonly { readonly open: number }[]) => all.reduce((added, { open }) => added + open, 0)

describe('credit allocated to debts', () => {
  it('settles due debts, the oldest first, and leaves the others', () => {
    fc.assert(
      fc.property(debts, credits, fc.nat({ max: 3_000 }), (before, free, aside) => {
        const after = afterCredit({ debts: before, credits: free }, { day: today, aside })
        const available = Math.max(0, -sum(free) - aside)
        const due = <Debt extends { readonly dueOn: string }>(all: readonly Debt[]) =>
          all.filter(({ dueOn }) => dueOn <= today)
        expect(sum(due(after.debts))).toBe(Math.max(0, sum(due(before)) - available))
        expect(sum(after.debts) + available - after.credit).toBe(sum(before))
        const stillOwed = before.filter(({ id }) => after.debts.some((debt) => debt.id === id))
        expect(after.deducted).toBe(sum(stillOwed) - sum(after.debts))
        expect(after.debts.map(({ id, open, deducted }) => [id, open + deducted])).toEqual(
          stillOwed.map(({ id, open }) => [id, open]),
        )
        for (const day of new Set(after.debts.map(({ dueOn }) => dueOn))) {
          const isTouched =
            sum(after.debts.filter(({ dueOn }) => dueOn === day)) < sum(before.filter(({ dueOn }) => dueOn === day))
          if (isTouched) expect(due(after.debts).some(({ dueOn }) => dueOn < day)).toBe(false)
        }
      }),
    )
  })
})
