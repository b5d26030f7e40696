import type { buildingAccountRoutes, Treasury } from '#contract/accounts/building.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { statusAfter } from '#machines/accounts/treasury/treasury.lifecycle.ts'
import { accountSettings } from '#offers/accountSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { rowsToSkip } from '#server/platform/pagedList.ts'
import { hasUnmatchedLines } from '../bank/bankLines.store.ts'
import { banksOf } from './bankCurve.ts'
import { findBankBalances } from './treasuries.store.ts'

/** The balance of each bank account of a place (specification §4: treasuries). */
export async function listTreasuries(
  { db, now, offer }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<typeof buildingAccountRoutes.treasuries>,
): Promise<RouteAnswer<typeof buildingAccountRoutes.treasuries>> {
  const today = civilDay(now(), offer.timeZone)
  const accounts = await findBankBalances(db, placeId, await banksOf(db, placeId), today)
  // Savings may rest for a year, so it is enough that any account moves.
  const oldest = daysAfter(today, -accountSettings[offer.code].stalledDays)
  const status = statusAfter({
    isMatched: !(await hasUnmatchedLines(db, placeId)),
    isRecent: accounts.some(({ movedOn }) => movedOn >= oldest),
  })
  const treasuries = accounts.map(({ account, ...held }): Treasury => ({ id: account, ...held, status }))
  const shown = treasuries.slice(rowsToSkip(query), rowsToSkip(query) + query.perPage)
  const { page, perPage } = query
  return listAnswer(shown, { treasuries: byId(shown) }, { total: treasuries.length, page, perPage })
}
