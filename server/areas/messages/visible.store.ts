import { type AnyColumn, and, eq, isNull, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RoleName } from '#contract/roles.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messageBlocks, messages } from './messages.tables.ts'
import { isStaff } from './obstacleOf.ts'

/** A reader, with their roles in the place of the conversation as read by the gate. */
export type Reader = { readonly userId: string; readonly roles: readonly RoleName[] }

/** Joins the caller's own copy of a conversation. */
export const ownCopy = (userId: string | SQLWrapper): SQL | undefined =>
  and(
    eq(conversationMembers.conversationId, conversations.id),
    sql`${conversationMembers.userId} = ${userId}`,
    isNull(conversationMembers.leftAt),
  )

/**
 * For a query that joins `ownCopy`: matches the reader's own conversations, and for staff also those addressed to the manager.
 */
export const isReadable = ({ userId, roles }: Reader): SQL | undefined => isReadableTo(userId, isStaff(roles))

/** The same for a prepared statement, which exists once for staff and once for everybody else. */
export const isReadableTo = (
  userId: string | Placeholder,
  readsManagers: boolean,
  placeId: AnyColumn | SQL = conversations.placeId,
): SQL | undefined =>
  and(
    memberOf(userId, placeId),
    or(sql`${conversationMembers.userId} is not null`, readsManagers ? eq(conversations.isToManager, true) : undefined),
  )

/**
 * Whether the reader's blocks let a message through: messages sent by a blocked person stay hidden, even after the block is
 * lifted.
 */
export const isNotHidden = (userId: string | SQLWrapper): SQL =>
  sql`not exists (select 1 from ${messageBlocks} where ${messageBlocks.blockerId} = ${userId}
    and ${messageBlocks.blockedId} = ${messages.authorId} and ${messageBlocks.blockedAt} <= ${messages.createdAt}
    and (${messageBlocks.liftedAt} is null or ${messages.createdAt} < ${messageBlocks.liftedAt}))`
