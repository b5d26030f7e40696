import type { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findBankLinesToMatch } from './bankLinesToMatch.store.ts'

/** The number of unmatched bank lines in each place where the person keeps the books. */
export async function listBankLinesToMatch({
  db,
  actor,
  offer,
}: SignedInCtx): Promise<RouteAnswer<typeof bankLineRoutes.toMatch>> {
  return { places: await findBankLinesToMatch(db, { userId: actor.userId, offer: offer.code }) }
}
