import type { LiveTopic } from '#contract/live.ts'
import type { Queryable } from '#server/platform/database.ts'
import { placeIdsOf } from '#server/services/directory/places.store.ts'
import type { LiveChange } from './publish.ts'

/** Events for everybody who shares a place with a person: what they see of that person is out of date. */
export async function inPlacesOf(
  db: Queryable,
  { topic, userId }: { readonly topic: LiveTopic; readonly userId: string },
): Promise<readonly LiveChange[]> {
  const placeIds = await placeIdsOf(db, userId)
  return placeIds.map((placeId) => ({ topic, placeId, subjectId: userId }))
}
