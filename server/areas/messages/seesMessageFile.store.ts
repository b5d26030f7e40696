import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import type { HidesAttachment, SeesAttachment } from '#server/services/files/readFile.ts'
import { abuseReports } from './conversationDesk.tables.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messageAttachments, messages } from './messages.tables.ts'
import { isNotHidden, ownCopy } from './visible.store.ts'

/**
 * Everybody whom a message has reached sees its files until it is withdrawn. Staff also see the text and files of a reported one.
 */
export const seesMessageFile: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const inPlace = (roles: readonly string[]) => inArray(memberships.role, [...roles])
  const isReported = exists(
    db.select({ id: abuseReports.id }).from(abuseReports).where(eq(abuseReports.messageId, messages.id)),
  )
  const rows = await db
    .select({ id: messages.id })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(places, and(eq(places.id, conversations.placeId), eq(places.offer, offer)))
    .innerJoin(memberships, and(eq(memberships.placeId, places.id), eq(memberships.userId, userId)))
    .leftJoin(conversationMembers, ownCopy(userId))
    .where(
      and(
        eq(messageAttachments.attachmentId, attachmentId),
        or(
          and(
            isNull(messages.withdrawnAt),
            or(
              and(isNotNull(conversationMembers.userId), inPlace(permissions['conversation.read'])),
              and(eq(conversations.isToManager, true), inPlace(permissions['exchange.answer'])),
            ),
            sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`,
            isNotHidden(userId),
          ),
          and(isReported, inPlace(permissions['exchange.answer'])),
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
