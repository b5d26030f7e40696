import { randomUUID } from 'node:crypto'
import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdYear } from '#server/services/ledger/holdYear.ts'
import { findYearOf } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { requireKnown } from '../bookkeeping/requireKnown.ts'
import { planCalls } from '../calls/planCalls.ts'
import { insertWorks, nameOfKey } from './budgets.store.ts'
import { type IsDecisionOf, requireDecision } from './requireDecision.ts'

const invalid = (why: string) =>
  new Problem('invalid_value', why, { fields: [{ field: 'works.calls', code: 'invalid' }] })

/** Records works that the meeting has voted, and plans their calls for funds on the days that it chose. */
export const voteWorks =
  (isDecisionOf: IsDecisionOf) =>
  (ctx: SignedInCtx, { params: { placeId }, body: { works } }: RouteOutput<typeof bookkeepingRoutes.voteWorks>) => {
    const { calls, fiscalYearId, ...vote } = works
    return changeAndAnswer(ctx, async (tx) => {
      const { accounts } = await holdYear(tx, { placeId, fiscalYearId })
      await requireKnown(tx, placeId, { keyIds: vote.keyId === null ? [] : [vote.keyId] }, 'works.key_id')
      await requireDecision(isDecisionOf, tx, { placeId, decisionId: vote.decisionId, field: 'works.decision_id' })
      const called = vote.votedAmount - vote.grants - vote.loans
      if (calls.reduce((sum, { amount }) => sum + amount, 0) !== called) {
        throw invalid('the calls add up to what was voted, less grants and loans')
      }
      const id = await insertWorks(tx, { ...vote, placeId })
      if (!id) throw new Problem('conflict', 'the place has works of this reference')
      const words = ledgerWords(ctx.offer)
      const keyName = await nameOfKey(tx, vote.keyId)
      for (const [index, { dueOn, amount }] of calls.entries()) {
        const year = await findYearOf(tx, placeId, dueOn)
        if (!year || year.closedAt) throw invalid('a call falls into an open year')
        const label = words.t('worksCall', { label: vote.label, number: index + 1, count: calls.length })
        await planCalls(
          tx,
          {
            placeId,
            fiscalYearId: year.id,
            worksId: id,
            subject: 'works',
            account: accounts.worksOwner,
            product: accounts.works,
            voted: [{ keyId: vote.keyId, keyName, amount }],
            days: [{ dueOn, label }],
          },
          () => randomUUID(),
        )
      }
      return { ...changedBooks('accounts.voteWorks', { placeId, subjectId: id }), answer: () => ({ id }) }
    })
  }
