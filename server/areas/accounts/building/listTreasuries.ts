import { type buildingAccountRoutes, stalledAfter, type Treasury } from '#contract/accounts/building.ts'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { rowsToSkip } from '#server/platform/pagedList.ts'
import { findChart } from '../ledger/ledger.store.ts'
import { movedByMonth } from './overview.store.ts'

/** What each bank account of a place holds (specification §4: treasuries). */
export async function listTreasuries(
  { db, now, offer }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<typeof buildingAccountRoutes.treasuries>,
): Promise<RouteAnswer<typeof buildingAccountRoutes.treasuries>> {
  const today = civilDay(now(), offer.timeZone)
  const chart = await findChart(db, placeId)
  const banks = chart ? charts[chart].filter((account) => kindsOfAccounts[chart].banks.test(account)) : []
  const moved = Map.groupBy(await movedByMonth(db, placeId, banks, today), ({ account }) => account)
  // Savings may rest for a year: what counts is whether any account moves.
  const latest = [...moved.values()].flat().map((month) => month.movedOn ?? '')
  const isStalled = latest.every((day) => day < daysAfter(today, -stalledAfter))
  const treasuries = [...moved].map(([id, months]): Treasury => {
    const movedOn = months.reduce((last, month) => (month.movedOn && month.movedOn > last ? month.movedOn : last), '')
    return {
      id,
      movedOn,
      balance: months.reduce((sum, month) => sum + month.moved, 0),
      status: isStalled ? 'stalled' : 'done',
    }
  })
  const shown = treasuries
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .slice(rowsToSkip(query), rowsToSkip(query) + query.perPage)
  const { page, perPage } = query
  return listAnswer(shown, { treasuries: byId(shown) }, { total: treasuries.length, page, perPage })
}
