import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { can } from '#contract/permissions.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { countedMessages, type ExchangeSource, mailedLength } from '#server/services/exchanges/exchange.ts'
import { toUnread } from '#server/services/exchanges/toUnread.ts'
import { placeOfConversation } from './conversations.store.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messageAttachments, messages } from './messages.tables.ts'
import { isNotHidden, isReadable, ownCopy } from './visible.store.ts'

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const hasFiles = sql<boolean>`${sql`exists (
  select 1 from ${messageAttachments} where ${messageAttachments.messageId} = ${messages.id})`}`

/**
 * The messages of a conversation that a person has not read and that were not mailed; if they muted it, only those that mention
 * them. Staff who are not members get the last message.
 */
export const unreadMessages: ExchangeSource['unreadOf'] = async (db, asked) => {
  const { userId, offer, locale, subjectId: conversationId, after } = asked
  const placeId = await placeOfConversation(db, { conversationId })
  const roles = placeId === null ? [] : await rolesInPlace(db, userId, placeId, offer)
  if (!can(roles, 'conversation.read')) return null
  const rows = await db
    .select({
      placeName: places.name,
      name: conversations.name,
      seq: messages.seq,
      author: personShownIn(messages.authorId, conversations.placeId),
      text: sql<string>`${beginningOf(messages.body, mailedLength)}`,
      hasFiles,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(places, eq(places.id, conversations.placeId))
    .leftJoin(conversationMembers, ownCopy(userId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.seq, after),
        sql`${messages.seq} > coalesce(${conversationMembers.lastReadSeq}, ${conversations.lastSeq} - 1)`,
        sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`,
        sql`(not coalesce(${conversationMembers.isMuted}, false) or ${userId} = any(${messages.mentionedIds}))`,
        sql`${messages.authorId} is distinct from ${userId}`,
        isNull(messages.withdrawnAt),
        isReadable({ userId, roles }),
        isNotHidden(userId),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(countedMessages)
  return toUnread(rows, locale)
}
