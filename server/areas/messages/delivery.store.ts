import { and, eq, inArray, isNotNull, isNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { conversationMembers } from './conversations.tables.ts'
import { messageBlocks } from './messages.tables.ts'

type Message = {
  readonly conversationId: string
  readonly placeId: string
  readonly authorId: string
  readonly seq: number
  readonly at: Date
}

/** Removes people who were added by a list and are no longer on any of the lists. */
export async function deleteUnlisted(
  tx: Transaction,
  { conversationId, authorId }: Message,
  listed: readonly string[],
): Promise<void> {
  await tx
    .delete(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        isNotNull(conversationMembers.byList),
        isNull(conversationMembers.leftAt),
        ne(conversationMembers.userId, authorId),
        listed.length > 0 ? notInArray(conversationMembers.userId, [...listed]) : undefined,
      ),
    )
}

/**
 * Delivers a message to the members who take part in exchanges of the place and do not block its author, and returns them. It
 * unarchives the conversation for members who had archived it. The author becomes a member, and counts as having read everything
 * up to their own message.
 */
export async function deliver(tx: Transaction, { conversationId, placeId, authorId, seq, at }: Message) {
  const takesPart = tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, permissions['conversation.read'])))
  const block = tx
    .select({ id: messageBlocks.id })
    .from(messageBlocks)
    .where(
      and(
        eq(messageBlocks.blockerId, conversationMembers.userId),
        eq(messageBlocks.blockedId, authorId),
        isNull(messageBlocks.liftedAt),
      ),
    )
  const isAuthor = eq(conversationMembers.userId, authorId)
  const { lastReadSeq, unreadCount } = conversationMembers
  // One statement for all copies, because each statement recounts the totals of the people it changes.
  const rows = await tx
    .update(conversationMembers)
    .set({
      lastSeq: seq,
      lastReadSeq: sql`case when ${isAuthor} then ${seq} else ${lastReadSeq} end`,
      unreadCount: sql`case when ${isAuthor} then 0 else ${unreadCount} + 1 end`,
      isArchived: false,
      leftAt: null,
      updatedAt: at,
    })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        or(
          isAuthor,
          and(isNull(conversationMembers.leftAt), inArray(conversationMembers.userId, takesPart), notExists(block)),
        ),
      ),
    )
    .returning({
      userId: conversationMembers.userId,
      isMuted: conversationMembers.isMuted,
      byList: conversationMembers.byList,
    })
  const reached = rows.filter(({ userId }) => userId !== authorId)
  if (reached.length < rows.length) return reached
  const times = { joinedAt: at, updatedAt: at }
  const own = { conversationId, placeId, userId: authorId, firstSeq: 1, lastSeq: seq, lastReadSeq: seq, ...times }
  await tx.insert(conversationMembers).values(own)
  return reached
}

/** The people who answer for the manager of a place. */
export async function staffOf(db: Queryable, placeId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, permissions['exchange.answer'])))
  return rows.map(({ userId }) => userId)
}
