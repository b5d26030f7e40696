import type { newsRoutes, PlaceActuality } from '#contract/news.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findActuality } from './news.store.ts'

export async function readActuality(
  { db, actor }: SignedInCtx,
  { params: { actualityId } }: RouteOutput<typeof newsRoutes.read>,
): Promise<PlaceActuality> {
  const actuality = await findActuality(db, actor.userId, actualityId)
  if (!actuality) throw new Problem('not_found', 'no such news for this person')
  return actuality
}
