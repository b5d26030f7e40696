import type { bookkeepingRoutes, Closing, ClosingState } from '#contract/accounts/bookkeeping.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { balancesBeforeClosing } from '#server/services/ledger/balances.store.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findYear, type YearRow } from '#server/services/ledger/years.store.ts'
import { missingForClosing } from './missingForClosing.ts'
import { isProduct, resultOf } from './result.ts'

export const stateOf = ({ closedAt, approvedOn }: Pick<YearRow, 'closedAt' | 'approvedOn'>): ClosingState =>
  closedAt === null ? 'open' : approvedOn === null ? 'closed' : 'approved'

/** The state of a year, and the amounts that its closing shares out or has shared out. */
export async function describeClosing(
  db: Queryable,
  ctx: SignedInCtx,
  { placeId, fiscalYearId }: { readonly placeId: string; readonly fiscalYearId: string },
): Promise<Closing> {
  const year = await findYear(db, placeId, fiscalYearId)
  const chart = await findChart(db, placeId)
  if (!year || !chart) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const balances = await balancesBeforeClosing(db, fiscalYearId)
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  const state = stateOf(year)
  // In France the result of works is treated apart; in Québec their fund keeps it with the rest.
  const current = chart === 'FR' ? balances.filter(({ worksId }) => worksId === null) : balances
  const isCalled = (account: string) => (chart === 'FR' ? account === '701' : account.startsWith('40'))
  const called = resultOf(
    chart,
    current.filter(({ account }) => isProduct(chart, account) && isCalled(account)),
  ).products
  const { charges, products } = resultOf(
    chart,
    current.filter(({ account }) => !isCalled(account)),
  )
  return {
    state,
    approvedOn: year.approvedOn,
    missing: state === 'open' ? [...(await missingForClosing(db, { chart, year, balances }, today))] : [],
    netCharges: charges - products,
    called,
    balance: called - (charges - products),
  }
}

/** What an accountant reads before closing a year. */
export const readClosing = (
  ctx: SignedInCtx,
  { params }: RouteOutput<typeof bookkeepingRoutes.readClosing>,
): Promise<Closing> => describeClosing(ctx.db, ctx, params)
