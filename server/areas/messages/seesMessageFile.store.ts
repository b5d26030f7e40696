import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import type { HidesAttachment, SeesAttachment } from '#server/services/files/readFile.ts'
import { abuseReports } from './conversationDesk.tables.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messageAttachments, messages } from './messages.tables.ts'
import { isNotHidden, ownCopy } from './visible.store.ts'

/**
 * Everybody whom a message has reached sees its files until it is withdrawn. Staff also see the text and files of a reported one.
 */
export const seesMessageFile: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const mayAnswer = memberWith('exchange.answer', userId, conversations.placeId)
  const isReported = exists(
    db.select({ id: abuseReports.id }).from(abuseReports).where(eq(abuseReports.messageId, messages.id)),
  )
  const rows = await db
    .select({ id: messages.id })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(places, and(eq(places.id, conversations.placeId), eq(places.offer, offer)))
    .leftJoin(conversationMembers, ownCopy(userId))
    .where(
      and(
        eq(messageAttachments.attachmentId, attachmentId),
        or(
          and(
            isNull(messages.withdrawnAt),
            or(
              and(
                isNotNull(conversationMembers.userId),
                memberWith('conversation.read', userId, conversations.placeId),
              ),
              and(eq(conversations.isToManager, true), mayAnswer),
            ),
            sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`,
            isNotHidden(userId),
          ),
          and(isReported, mayAnswer),
        ),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Administrators who impersonate somebody never read correspondence. */
export const hidesMessageFile: HidesAttachment = async (db, attachmentId) => {
  const rows = await db
    .select({ messageId: messageAttachments.messageId })
    .from(messageAttachments)
    .where(eq(messageAttachments.attachmentId, attachmentId))
  return rows.length > 0
}
