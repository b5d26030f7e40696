import type { LiveTopic } from '#contract/live.ts'
import { placeIdsOf } from '../places/places.store.ts'
import type { Ctx } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { insertEvents } from './live.store.ts'

/**
 * Tells everybody who shares a place with a person that what they are shown of them is out of date. Call it as late as
 * `publish`, and for the same reason.
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
