import type { buildingAccountRoutes, CashForecast } from '#contract/accounts/building.ts'
import { cashForecast } from '#contract/accounts/cashForecast.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { callsAhead, lastVotedDay } from './forecast.store.ts'
import { readStanding } from './standing.ts'

/** The cash of the last twelve months and of the next twelve. */
export async function readForecast(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<typeof buildingAccountRoutes.forecast>,
): Promise<CashForecast> {
  const standing = await readStanding(ctx, placeId)
  if (!standing) throw new Problem('not_found', 'the place has no books')
  const { today, cash, unpaid, suppliersDue } = standing
  const votedUntil = await lastVotedDay(ctx.db, placeId)
  const months = cashForecast({
    today,
    balance: cash.at(-1)?.balance ?? 0,
    calls: await callsAhead(ctx.db, placeId, today),
    invoices: suppliersDue,
    votedUntil,
  })
  return { asOf: today, cash, months: [...months], overdue: unpaid, votedUntil }
}
