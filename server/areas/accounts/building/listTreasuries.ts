import type { buildingAccountRoutes, Treasury } from '#contract/accounts/building.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { statusAfter } from '#machines/accounts/treasury/treasury.lifecycle.ts'
import { accountSettings } from '#offers/accountSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { rowsToSkip } from '#server/platform/pagedList.ts'
import { hasUnmatchedLines } from '../bank/bankLines.store.ts'
import { bankMovements } from './bankCurve.ts'

/** What each bank account of a place holds (specification §4: treasuries). */
export async function listTreasuries(
  { db, now, offer }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<typeof buildingAccountRoutes.treasuries>,
): Promise<RouteAnswer<typeof buildingAccountRoutes.treasuries>> {
  const today = civilDay(now(), offer.timeZone)
  const moved = Map.groupBy(await bankMovements(db, placeId, today), ({ account }) => account)
  // Savings may rest for a year: what counts is whether any account moves.
  const latest = [...moved.values()].flat().map((month) => month.movedOn ?? '')
  const oldest = daysAfter(today, -accountSettings[offer.code].stalledDays)
  const status = statusAfter({
    isMatched: !(await hasUnmatchedLines(db, placeId)),
    isRecent: latest.some((day) => day >= oldest),
  })
  const treasuries = [...moved].map(([id, months]): Treasury => {
    const movedOn = months.reduce((last, month) => (month.movedOn && month.movedOn > last ? month.movedOn : last), '')
    return {
      id,
      movedOn,
      balance: months.reduce((sum, month) => sum + month.moved, 0),
      status,
    }
  })
  const shown = treasuries
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .slice(rowsToSkip(query), rowsToSkip(query) + query.perPage)
  const { page, perPage } = query
  return listAnswer(shown, { treasuries: byId(shown) }, { total: treasuries.length, page, perPage })
}
