import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Receipt } from '#contract/decisions/decisionVotes.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findReceipt } from './receipts.store.ts'

export async function readReceipt(
  { db, actor: { userId }, locale }: SignedInCtx,
  { params }: Pick<RouteOutput<typeof decisionRoutes.receipt>, 'params'>,
): Promise<Receipt> {
  const receipt = await findReceipt(db, { ...params, userId, locale })
  if (!receipt) throw new Problem('not_found', 'no such vote of this person')
  return receipt
}
