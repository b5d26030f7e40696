import type { bookkeepingRoutes, Closing } from '#contract/accounts/bookkeeping.ts'
import type { RouteOutput } from '#contract/route.ts'
import { stateAfter } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdYear } from '#server/services/ledger/holdYear.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { writeApproved, type YearRow } from '#server/services/ledger/years.store.ts'
import { useCredit } from '../bookkeeping/useCredit.ts'
import { awaitedLines } from './closing.store.ts'
import { describeClosing, stateOf } from './readClosing.ts'

/**
 * Records the approval of a closed year. Its regularisation falls due, for the owner of each lot at that time (decree of 17 March
 * 1967, art. 6-2, 3°).
 */
export const approveYear =
  (setAside: SetAside) =>
  (
    ctx: SignedInCtx,
    { params, body: { approval } }: RouteOutput<typeof bookkeepingRoutes.approveYear>,
  ): Promise<Closing> => {
    const { placeId, fiscalYearId } = params
    const { approvedOn } = approval
    return changeAndAnswer(ctx, async (tx) => {
      const { year } = await holdYear(tx, params)
      if (!stateAfter(stateOf(year), { isComplete: true }, { type: 'year.approve' })) {
        throw new Problem('action_not_possible', 'only a closed year is approved, once')
      }
      if (approvedOn <= year.endsOn || approvedOn > civilDay(ctx.now(), ctx.offer.timeZone)) {
        throw new Problem('invalid_value', 'the meeting was held after the year, and not in the future', {
          fields: [{ field: 'approval.approved_on', code: 'invalid' }],
        })
      }
      const ownerIds = await moveToPresentOwners(tx, ctx, year, approvedOn)
      await writeApproved(tx, fiscalYearId, approvedOn)
      await useCredit(tx, setAside, {
        placeId,
        ownerIds,
        day: approvedOn,
        label: ledgerWords(ctx.offer).t('creditUsed'),
        source: `credit:approval:${fiscalYearId}`,
        postedBy: ctx.actor.userId,
        postedAt: ctx.now(),
      })
      return {
        ...changedBooks('accounts.approveYear', { placeId, subjectId: fiscalYearId }),
        answer: () => describeClosing(tx, ctx, params),
      }
    })
  }

/** Moves the regularisation of lots that were sold since the closing; returns everybody who has one. */
async function moveToPresentOwners(tx: Transaction, ctx: SignedInCtx, year: YearRow, day: string) {
  const { t } = ledgerWords(ctx.offer)
  const awaited = await awaitedLines(tx, year.placeId, year.id)
  for (const line of awaited.filter(({ ownerId, presentOwnerId }) => ownerId !== presentOwnerId)) {
    const { lotId, lotNumber, ownerId, presentOwnerId, account, worksId, debit, credit } = line
    const same = { account, lotId, worksId, awaitsYearId: year.id }
    await postEntry(tx, {
      placeId: year.placeId,
      journal: 'OD',
      enteredOn: day,
      label: t('regularisationMoved', { number: lotNumber ?? '' }),
      source: `regularisation:${year.id}:${worksId ?? ''}:${lotId ?? ''}`,
      postedBy: ctx.actor.userId,
      postedAt: ctx.now(),
      lines: [
        { ...same, ownerId, debit: credit, credit: debit },
        { ...same, ownerId: presentOwnerId, debit, credit },
      ],
    })
  }
  return [...new Set(awaited.flatMap(({ presentOwnerId }) => presentOwnerId ?? []))]
}
