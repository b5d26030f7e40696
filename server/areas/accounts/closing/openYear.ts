import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { isYearLong, yearAfter } from '#contract/accounts/fiscalYearDays.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { findLatestYear, insertYear, writeCurrent } from '#server/services/ledger/years.store.ts'

const refuse = (field: 'starts_on' | 'ends_on', why: string) =>
  new Problem('invalid_value', why, { fields: [{ field: `fiscal_year.${field}`, code: 'invalid' }] })

/** Opens a fiscal year: it accepts entries, budgets and calls before the previous year is closed. */
export function openYear(
  ctx: SignedInCtx,
  { params: { placeId }, body: { fiscalYear } }: RouteOutput<typeof bookkeepingRoutes.openYear>,
) {
  return changeAndAnswer(ctx, async (tx) => {
    await holdBooks(tx, placeId)
    const today = civilDay(ctx.now(), ctx.offer.timeZone)
    const latest = await findLatestYear(tx, placeId)
    if (latest && latest.startsOn > today) {
      throw new Problem('action_not_possible', 'the latest year of the place has not begun')
    }
    if (latest && fiscalYear.startsOn !== yearAfter(latest).startsOn) {
      throw refuse('starts_on', 'a year begins on the day after the one before it')
    }
    if (!isYearLong(fiscalYear)) throw refuse('ends_on', 'a year ends after its first day, and within eighteen months')
    const { id } = await insertYear(tx, { placeId, ...fiscalYear })
    if (!latest || (fiscalYear.startsOn <= today && today <= fiscalYear.endsOn)) await writeCurrent(tx, placeId, id)
    const { audited, live } = changedBooks('accounts.openYear', { placeId, subjectId: id })
    return { audited, live: [...live, { topic: 'places' as const, placeId }], answer: () => ({ id }) }
  })
}
