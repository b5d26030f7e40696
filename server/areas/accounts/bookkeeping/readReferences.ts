import type { referenceRoutes } from '#contract/accounts/references.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findReferences } from './references.store.ts'

/** The choices of an accountant who writes an entry. */
export async function readReferences(
  { db, actor }: SignedInCtx,
  { params: { placeId } }: RouteOutput<typeof referenceRoutes.references>,
): Promise<RouteAnswer<typeof referenceRoutes.references>> {
  const chart = await findChart(db, placeId)
  if (!chart) throw new Problem('conflict', 'the place has no books')
  return { chart, ...(await findReferences(db, { userId: actor.userId, placeId })) }
}
