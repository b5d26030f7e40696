import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Conversation, previewLength } from '#contract/messages/conversations.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { conversationEntities, conversationLists, conversationMembers, conversations } from './conversations.tables.ts'
import { messageAttachments, messages } from './messages.tables.ts'

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const value = <Value>(select: SQL): SQL<Value> => sql<Value>`${select}`

type Preview = NonNullable<Conversation['preview']>
type PreviewRow = Omit<Preview, 'author'> & { readonly author: PersonShown | null }

const shownOthers = 3
const others = (userId: SQLWrapper | string) =>
  value<Conversation['others']>(sql`(
    select coalesce(json_agg(other.person), '[]')
    from (select ${personShownIn(sql`m.user_id`, sql`m.place_id`)} as person from ${conversationMembers} m
      where m.conversation_id = ${conversations.id} and m.left_at is null and m.user_id <> ${userId}
      order by m.joined_at, m.user_id limit ${sql.raw(String(shownOthers))}) other)`)

const lists = value<Conversation['distributionLists']>(sql`(
  select coalesce(json_agg(${conversationLists.kind} order by ${conversationLists.kind}), '[]')
  from ${conversationLists} where ${conversationLists.conversationId} = ${conversations.id})`)

const entities = value<Conversation['entities']>(sql`(
  select coalesce(json_agg(json_build_object('kind', ${conversationEntities.kind}, 'id', ${conversationEntities.entityId})
    order by ${conversationEntities.position}), '[]')
  from ${conversationEntities} where ${conversationEntities.conversationId} = ${conversations.id})`)

/** The preview of the last message that reached the reader; for staff who are not members, of the last message. */
const preview = (userId: SQLWrapper | string) =>
  value<PreviewRow | null>(sql`(
    select json_build_object(
      'messageId', ${messages.id}, 'seq', ${messages.seq},
      'author', ${personShownIn(messages.authorId, conversations.placeId)},
      'isOwn', coalesce(${messages.authorId} = ${userId}, false), 'isFromStaff', ${messages.isFromStaff},
      'text', ${beginningOf(messages.body, previewLength)},
      'isWithdrawn', ${messages.withdrawnAt} is not null,
      'hasFiles', exists (select 1 from ${messageAttachments} where ${messageAttachments.messageId} = ${messages.id}))
    from ${messages} where ${messages.conversationId} = ${conversations.id}
      and ${messages.seq} = coalesce(${conversationMembers.lastSeq}, ${conversations.lastSeq}))`)

const lastReadMessageId = value<string | null>(sql`(
  select ${messages.id} from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${messages.seq} = ${conversationMembers.lastReadSeq})`)

/** The columns of a conversation as one person sees it, for a query that joins their own copy, if they have one. */
export const shownConversation = (userId: SQLWrapper | string) => ({
  id: conversations.id,
  placeId: conversations.placeId,
  name: conversations.name,
  isToManager: conversations.isToManager,
  closedAt: conversations.closedAt,
  others: others(userId),
  membersCount: conversations.membersCount,
  distributionLists: lists,
  entities,
  preview: preview(userId),
  lastReadMessageId,
  lastReadSeq: conversationMembers.lastReadSeq,
  unreadCount: conversationMembers.unreadCount,
  isArchived: conversationMembers.isArchived,
  isMuted: conversationMembers.isMuted,
  createdAt: conversations.createdAt,
  updatedAt: sql`coalesce(${conversationMembers.updatedAt}, ${conversations.updatedAt})`.mapWith(
    conversations.updatedAt,
  ),
})

type Row = Omit<
  Conversation,
  'isClosed' | 'preview' | 'lastReadSeq' | 'unreadCount' | 'isArchived' | 'isMuted' | 'createdAt' | 'updatedAt'
> & {
  readonly closedAt: Date | null
  readonly preview: PreviewRow | null
  readonly lastReadSeq: number | null
  readonly unreadCount: number | null
  readonly isArchived: boolean | null
  readonly isMuted: boolean | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The route's answer is parsed, so this is not. */
export const toConversation = ({ closedAt, ...row }: Row, locale: LocaleCode): Conversation => ({
  ...row,
  isClosed: closedAt !== null,
  preview: row.preview && { ...row.preview, author: toAuthor(row.preview.author, locale) },
  lastReadSeq: row.lastReadSeq ?? 0,
  unreadCount: row.unreadCount ?? 0,
  isArchived: row.isArchived ?? false,
  isMuted: row.isMuted ?? false,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
