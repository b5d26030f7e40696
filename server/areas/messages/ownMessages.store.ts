import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { abuseReports, conversationNotes } from './conversationDesk.tables.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messageBlocks, messages } from './messages.tables.ts'

const about = { placeName: places.name, placeOffer: places.offer, conversation: conversations.name }

/** A person's conversations, the messages and notes they wrote or reported, and the people whom they block. */
export async function findOwnMessages(db: Queryable, { userId }: { readonly userId: string }) {
  return {
    conversations: await db
      .select({
        ...about,
        isArchived: conversationMembers.isArchived,
        isMuted: conversationMembers.isMuted,
        joinedAt: conversationMembers.joinedAt,
        leftAt: conversationMembers.leftAt,
      })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      .innerJoin(places, eq(places.id, conversations.placeId))
      .where(eq(conversationMembers.userId, userId))
      .orderBy(desc(conversationMembers.joinedAt), conversations.id),
    messages: await db
      .select({
        ...about,
        body: messages.body,
        createdAt: messages.createdAt,
        editedAt: messages.editedAt,
        withdrawnAt: messages.withdrawnAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(places, eq(places.id, conversations.placeId))
      .where(eq(messages.authorId, userId))
      .orderBy(desc(messages.createdAt), messages.id),
    conversationNotes: await db
      .select({ ...about, body: conversationNotes.body, createdAt: conversationNotes.createdAt })
      .from(conversationNotes)
      .innerJoin(conversations, eq(conversations.id, conversationNotes.conversationId))
      .innerJoin(places, eq(places.id, conversations.placeId))
      .where(eq(conversationNotes.authorId, userId))
      .orderBy(desc(conversationNotes.createdAt), conversationNotes.id),
    abuseReports: await db
      .select({ ...about, body: abuseReports.body, reason: abuseReports.reason, createdAt: abuseReports.createdAt })
      .from(abuseReports)
      .innerJoin(messages, eq(messages.id, abuseReports.messageId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(places, eq(places.id, conversations.placeId))
      .where(eq(abuseReports.reporterId, userId))
      .orderBy(desc(abuseReports.createdAt), abuseReports.id),
    blockedPeople: await db
      .select({
        displayName: users.displayName,
        blockedAt: messageBlocks.blockedAt,
        liftedAt: messageBlocks.liftedAt,
      })
      .from(messageBlocks)
      .innerJoin(users, and(eq(users.id, messageBlocks.blockedId)))
      .where(eq(messageBlocks.blockerId, userId))
      .orderBy(desc(messageBlocks.blockedAt), messageBlocks.id),
  }
}
