import type { LiveTopic } from '#contract/live.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { placeIdsOf } from '#server/services/directory/places.store.ts'
import { insertEvents } from './live.store.ts'

/**
 * Tells everybody who shares a place with a person that what they see of this person is out of date. Call it as late
 * as `publish`, for the same reason.
 */
export async function publishToPlaces(
  tx: Transaction,
  ctx: Pick<Ctx, 'now'>,
  { topic, userId }: { readonly topic: LiveTopic; readonly userId: string },
): Promise<void> {
  const createdAt = ctx.now()
  const placeIds = await placeIdsOf(tx, userId)
  await insertEvents(
    tx,
    placeIds.map((placeId) => ({ topic, placeId, subjectId: userId, createdAt })),
  )
}
