import type { LiveTopic } from '#contract/live.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { insertEvents } from './live.store.ts'

/** A change is for everybody of a place, or for one person in any place. */
type Change = {
  readonly topic: LiveTopic
  /** The id of what changed, if it is one thing. */
  readonly subjectId?: string
} & (
  | { readonly placeId: string; readonly userId?: never }
  | { readonly userId: string; readonly placeId?: string | null }
)

/**
 * Tells open pages that a topic they show is out of date, once the caller's transaction commits. Call it last:
 * transactions number events one at a time, and a row locked after the call could belong to somebody who waits for
 * this transaction.
 */
export async function publish(tx: Transaction, ctx: Pick<Ctx, 'now'>, change: Change): Promise<void> {
  const { topic, userId = null, placeId = null, subjectId = null } = change
  await insertEvents(tx, [{ topic, userId, placeId, subjectId, createdAt: ctx.now() }])
}
