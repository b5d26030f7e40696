import type { placeRoutes } from '#contract/places.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listFiscalYears } from './fiscalYears.store.ts'

type FiscalYears = typeof placeRoutes.fiscalYears

/** The fiscal years of a place, the latest first; one of them is current. */
export async function listPlaceFiscalYears(
  { actor, db }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<FiscalYears>,
): Promise<RouteAnswer<FiscalYears>> {
  const { years, meta } = await listFiscalYears(db, { userId: actor.userId, placeId }, query)
  return listAnswer(years, { fiscalYears: byId(years) }, meta)
}
