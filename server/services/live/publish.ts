import type { LiveTopic } from '#contract/live.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { insertEvents } from './live.store.ts'

/** A change concerns everybody of a place, or one person in any place. */
export type LiveChange = {
  readonly topic: LiveTopic
  /** The id of what changed, if it is one thing. */
  readonly subjectId?: string
} & (
  | { readonly placeId: string; readonly userId?: never }
  | { readonly userId: string; readonly placeId?: string | null }
)

/**
 * Tells open pages that topics they show are out of date, once the caller's transaction commits. Most verbs leave this to
 * `change`. A direct call comes last in its transaction: transactions number events one at a time, so locking a row after
 * the call could deadlock with a transaction that waits for this one.
 */
export async function publish(
  tx: Transaction,
  ctx: Pick<Ctx, 'now'>,
  ...changes: readonly LiveChange[]
): Promise<void> {
  const createdAt = ctx.now()
  const events = changes.map(({ topic, userId = null, placeId = null, subjectId = null }) => {
    return { topic, userId, placeId, subjectId, createdAt }
  })
  await insertEvents(tx, events)
}
