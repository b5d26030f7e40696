import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { messageBlocks, messages } from './messages.tables.ts'

type Pair = { readonly blockerId: string; readonly blockedId: string }

const holds = ({ blockerId, blockedId }: Pair) =>
  and(eq(messageBlocks.blockerId, blockerId), eq(messageBlocks.blockedId, blockedId), isNull(messageBlocks.liftedAt))

/** Returns whether the block is new. */
export async function insertBlock(db: Queryable, pair: Pair, blockedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(messageBlocks)
    .values({ ...pair, blockedAt })
    .onConflictDoNothing()
    .returning({ id: messageBlocks.id })
  return rows.length > 0
}

/**
 * Returns whether there was a block. Messages of one conversation never share a moment, so the latest ones may be dated slightly
 * later than now: the block covers them too.
 */
export async function liftBlock(db: Queryable, pair: Pair, now: Date): Promise<boolean> {
  const latest = sql`select max(${messages.createdAt}) + interval '1 millisecond' from ${messages}
    where ${messages.authorId} = ${pair.blockedId}`
  const liftedAt = sql`greatest(${now.toISOString()}::timestamptz, (${latest}))`
  const rows = await db.update(messageBlocks).set({ liftedAt }).where(holds(pair)).returning({ id: messageBlocks.id })
  return rows.length > 0
}

/** The people of a place whom somebody blocks, in the order in which they were blocked. */
export async function listBlocked(db: Queryable, blockerId: string, placeId: string) {
  const rows = await db
    .select({
      person: personShownIn(messageBlocks.blockedId, places.id),
    })
    .from(messageBlocks)
    .innerJoin(places, eq(places.id, placeId))
    .where(
      and(
        eq(messageBlocks.blockerId, blockerId),
        isNull(messageBlocks.liftedAt),
        memberOf(messageBlocks.blockedId, places.id),
        memberOf(blockerId, places.id),
      ),
    )
    .orderBy(asc(messageBlocks.blockedAt), asc(messageBlocks.id))
  return rows.flatMap(({ person }) => person ?? [])
}
