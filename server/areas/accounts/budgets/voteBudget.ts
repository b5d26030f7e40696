import { randomUUID } from 'node:crypto'
import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { callDays } from '#contract/accounts/callsForFunds.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdYear } from '#server/services/ledger/holdYear.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { requireKnown } from '../bookkeeping/requireKnown.ts'
import { planCalls } from '../calls/planCalls.ts'
import { hasIssuedCalls, replaceBudget } from './budgets.store.ts'
import { planBudgetCalls } from './planBudgetCalls.ts'
import { type IsDecisionOf, requireDecision } from './requireDecision.ts'

/** Records the budget of a year by account and key, and plans its calls for funds. */
export const voteBudget =
  (isDecisionOf: IsDecisionOf) =>
  (ctx: SignedInCtx, { params, body: { budget } }: RouteOutput<typeof bookkeepingRoutes.voteBudget>): Promise<void> => {
    const { placeId, fiscalYearId } = params
    const { items, votedOn, worksFund, decisionId } = budget
    return change(ctx, async (tx) => {
      const { chart, codes, accounts, year } = await holdYear(tx, params)
      if (year.closedAt) throw new Problem('conflict', 'the year is closed')
      if (await hasIssuedCalls(tx, fiscalYearId)) throw new Problem('conflict', 'a call of this budget has been issued')
      const days = budget.dueDays.length > 0 ? budget.dueDays.toSorted((a, b) => a.localeCompare(b)) : callDays(year)
      if (days.some((day) => day < year.startsOn || day > year.endsOn)) throw invalid('due_days')
      if (items.some(({ account }) => !codes.has(account))) throw invalid('items')
      const keyIds = new Set(items.flatMap(({ keyId }) => keyId ?? []))
      await requireKnown(tx, placeId, { keyIds: [...keyIds] }, 'budget.items')
      await requireDecision(isDecisionOf, tx, { placeId, decisionId, field: 'budget.decision_id' })
      await replaceBudget(
        tx,
        fiscalYearId,
        items.map((item) => ({ ...item, placeId, fiscalYearId, chart, votedOn, decisionId })),
      )

      await planBudgetCalls(tx, { placeId, fiscalYearId, chart, offer: ctx.offer, items, dueDays: days })
      if (worksFund > 0) {
        const words = ledgerWords(ctx.offer)
        await planCalls(
          tx,
          {
            placeId,
            fiscalYearId,
            subject: 'worksFund',
            account: accounts.fundOwner,
            product: accounts.fund,
            voted: [{ keyId: null, keyName: null, amount: worksFund }],
            days: days.map((dueOn) => ({ dueOn, label: words.t('fundCall', { day: words.day(dueOn) }) })),
          },
          () => randomUUID(),
        )
      }
      return changedBooks('accounts.voteBudget', { placeId, subjectId: fiscalYearId })
    })
  }

const invalid = (field: string) =>
  new Problem('invalid_value', 'a day of the year, or an account of the chart', {
    fields: [{ field: `budget.${field}`, code: 'invalid' }],
  })
