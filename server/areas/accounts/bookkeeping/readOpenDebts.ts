import type { referenceRoutes } from '#contract/accounts/references.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { debtsOf } from '#server/services/ledger/debtsOf.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import { areKnown } from './references.store.ts'

type Read = typeof referenceRoutes.openDebts

/** The debts that a co-owner's payment on a day would settle. */
export async function readOpenDebts(
  { db }: SignedInCtx,
  { params: { placeId }, query: { ownerId, on } }: RouteOutput<Read>,
): Promise<RouteAnswer<Read>> {
  if (!(await areKnown(db, placeId, { ownerIds: [ownerId] }))) {
    throw new Problem('not_found', 'the place has no such co-owner')
  }
  const { debts, credits } = debtsOf(await findPositions(db, { placeId, ownerIds: [ownerId], day: on }))
  return { debts, credit: credits.reduce((sum, { open }) => sum - open, 0) }
}
