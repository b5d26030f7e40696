import type { buildingAccountRoutes, CashForecast } from '#contract/accounts/building.ts'
import { cashForecast } from '#contract/accounts/cashForecast.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { bankCurve, bankMovements } from './bankCurve.ts'
import { callsAhead, lastVotedDay } from './forecast.store.ts'
import { suppliersDueOf, unpaidOf } from './overview.store.ts'

/** Cash of the twelve months before today and of the twelve to come. */
export async function readForecast(
  { db, now, offer }: SignedInCtx,
  { params: { placeId } }: RouteOutput<typeof buildingAccountRoutes.forecast>,
): Promise<CashForecast> {
  const chart = await findChart(db, placeId)
  if (!chart) throw new Problem('not_found', 'the place has no books')
  const today = civilDay(now(), offer.timeZone)
  const cash = bankCurve(await bankMovements(db, placeId, today), today)
  const votedUntil = await lastVotedDay(db, placeId)
  const months = cashForecast({
    today,
    balance: cash.at(-1)?.balance ?? 0,
    calls: await callsAhead(db, placeId, today),
    invoices: await suppliersDueOf(db, placeId, kindsOfAccounts[chart].suppliers),
    votedUntil,
  })
  return { asOf: today, cash, months: [...months], overdue: await unpaidOf(db, placeId, today), votedUntil }
}
