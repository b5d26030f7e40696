import type { LiveTopic } from '#contract/live.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { insertEvents } from './live.store.ts'

/** Everybody of a place hears of it, or one person wherever they are. */
type Change = {
  readonly topic: LiveTopic
  /** What changed, where that is one thing. */
  readonly subjectId?: string
} & (
  | { readonly placeId: string; readonly userId?: never }
  | { readonly userId: string; readonly placeId?: string | null }
)

/**
 * Tells open pages that what they show of a topic is out of date, once the caller's transaction commits. Call it last:
 * events are numbered one transaction at a time, and a row locked after it could wait for somebody who waits for this.
 */
export async function publish(tx: Transaction, ctx: Pick<Ctx, 'now'>, change: Change): Promise<void> {
  const { topic, userId = null, placeId = null, subjectId = null } = change
  await insertEvents(tx, [{ topic, userId, placeId, subjectId, createdAt: ctx.now() }])
}
