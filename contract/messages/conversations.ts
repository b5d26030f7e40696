import * as z from 'zod/mini'
import { distributionListKind } from '../community.ts'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { saying } from '../problems.ts'
import { roleName } from '../roles.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'
import { conversationsCount } from './conversationsCount.ts'
import { newMessage } from './messages.ts'

/** The possible subjects of a conversation. */
export const conversationEntityKinds = ['report', 'decision', 'equipment', 'entry'] as const
const entityKind = z.enum(conversationEntityKinds)
export type ConversationEntityKind = z.output<typeof entityKind>
const conversationEntity = z.object({ kind: entityKind, id: z.uuid() })
export type ConversationEntity = z.output<typeof conversationEntity>

export const conversationNameLimit = 150
const maxConversationMembers = 50
const maxConversationEntities = 5
/** Maximum characters of a preview. */
export const previewLength = 200

/** The last message that reached the caller, shortened. */
const preview = z.object({
  messageId: z.uuid(),
  seq: z.int(),
  author: personShown,
  isOwn: z.boolean(),
  isFromStaff: z.boolean(),
  /** Empty once withdrawn, or if it has only files. */
  text: z.string(),
  isWithdrawn: z.boolean(),
  hasFiles: z.boolean(),
})

/** A conversation as one of its members sees it in a list. */
const conversation = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  name: z.string(),
  /** Whether it is addressed to the manager of the place. */
  isToManager: z.boolean(),
  /** Whether the manager has dealt with it; a new message opens it again. */
  isClosed: z.boolean(),
  /** Members other than the caller, at most three; `membersCount` counts all, including the caller. */
  others: z.array(personShown),
  membersCount: z.int(),
  distributionLists: z.array(distributionListKind),
  entities: z.array(conversationEntity),
  /** `null` = nothing has reached the caller yet. */
  preview: z.nullable(preview),
  /** `null` = nothing read yet. */
  lastReadMessageId: z.nullable(z.uuid()),
  /** The number of that message; 0 = nothing read yet. */
  lastReadSeq: z.int(),
  unreadCount: z.int(),
  /** Whether the caller’s own copy is archived; a new message brings it back. */
  isArchived: z.boolean(),
  /** Whether the caller gets no notifications about it, except for messages that mention them. */
  isMuted: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Conversation = z.output<typeof conversation>

const conversationMember = z.extend(personShown, {
  /** Whether they answer for the manager. */
  isStaff: z.boolean(),
  /** The distribution list through which they joined; `null` = they were chosen individually. */
  byList: z.nullable(distributionListKind),
})

/** A conversation as its own page shows it. */
export const conversationDetail = z.extend(conversation, {
  /** Whether the caller is a member; staff read conversations with the manager without being one. */
  isMember: z.boolean(),
  creator: personShown,
  isCreator: z.boolean(),
  /** The first hundred, by name. */
  members: z.array(conversationMember),
  /** What it is about; a thing that the caller may not see has no title. */
  subjects: z.array(z.extend(conversationEntity, { title: z.nullable(z.string()) })),
  /** The staff member in charge, if it is addressed to the manager. */
  assignee: z.nullable(personShown),
  /** Since when the manager owes an answer; `null` = no answer is due. */
  waitingSince: z.nullable(z.iso.datetime()),
})
export type ConversationDetail = z.output<typeof conversationDetail>

const newConversation = z.strictObject({
  name: requiredText(conversationNameLimit),
  memberIds: z._default(z.array(z.uuid()).check(z.maxLength(maxConversationMembers, saying('too_long'))), []),
  distributionListIds: z._default(z.array(z.uuid()).check(z.maxLength(5, saying('too_long'))), []),
  isToManager: z._default(z.boolean(), false),
  entities: z._default(
    z
      .array(z.strictObject({ kind: entityKind, id: z.uuid() }))
      .check(z.maxLength(maxConversationEntities, saying('too_long'))),
    [],
  ),
  message: newMessage,
})

/** Why a person cannot be written to: their settings, their role, or a block of the caller’s own. */
const recipientObstacles = ['settings', 'notCoowner', 'blocked'] as const

const recipientPerson = z.object({
  userId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  roles: z.array(roleName),
  /** Whether they work for the manager, and so always accept messages. */
  isStaff: z.boolean(),
  /** `null` = the caller may write to them. */
  obstacle: z.nullable(z.enum(recipientObstacles)),
})
export type RecipientPerson = z.output<typeof recipientPerson>

const listObstacles = ['nobody', 'notCoowner', 'settings'] as const
/** Why a message misses some of a list: their role, their settings, or some the one and some the other. */
const missedReasons = ['notCoowner', 'settings', 'both'] as const

const recipientList = z.object({
  id: z.uuid(),
  kind: distributionListKind,
  membersCount: z.int(),
  /** How many of them a message of the caller would reach. */
  reachedCount: z.int(),
  /** Why it reaches none of them; `null` = it reaches some. */
  obstacle: z.nullable(z.enum(listObstacles)),
  /** Why it misses the others; `null` = it reaches all of them, or none. */
  missed: z.nullable(z.enum(missedReasons)),
})
export type RecipientList = z.output<typeof recipientList>

export const conversationParams = z.object({ conversationId: z.uuid() })
const change = {
  access: 'person',
  permission: 'conversation.read',
  params: conversationParams,
  refusals: ['not_found', 'action_not_possible'],
} as const

export const conversationRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/conversations',
    access: 'person',
    permission: 'conversation.read',
    whileImpersonating: false,
    summary:
      'The conversations of the person in a place, the latest first; with `filter=archived` the archived ones, with `filter[search]` those with these words in their name or messages',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      q: z.optional(z.enum(['archived'])),
      /** Only conversations with unread messages. */
      unread: z.optional(z.literal('true')),
      search: z.optional(z.string().check(z.maxLength(200))),
      sort: z._default(z.enum(['-updated_at']), '-updated_at'),
    }),
    status: 200,
    answer: listOf('conversations', conversation),
    refusals: ['not_found'],
  }),
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/conversations',
    access: 'person',
    permission: 'conversation.read',
    summary: 'Starts a conversation with people, distribution lists or the manager, and sends its first message',
    params: placeParams,
    body: z.strictObject({ conversation: newConversation }),
    isIdempotent: true,
    status: 200,
    answer: conversationDetail,
    refusals: ['not_found'],
  }),
  recipients: route({
    method: 'get',
    path: '/v1/places/:placeId/recipients',
    access: 'person',
    permission: 'conversation.read',
    summary: 'People by name and distribution lists of a place, with what keeps the person from writing to them',
    params: placeParams,
    query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    /** At most fifty people; the lists do not depend on the search. */
    answer: z.object({ people: z.array(recipientPerson), lists: z.array(recipientList), hasMore: z.boolean() }),
    refusals: ['not_found'],
  }),
  count: conversationsCount,
  read: route({
    method: 'get',
    path: '/v1/conversations/:conversationId',
    access: 'person',
    permission: 'conversation.read',
    whileImpersonating: false,
    summary: 'One conversation with its members and what it is about',
    params: conversationParams,
    status: 200,
    answer: conversationDetail,
    refusals: ['not_found'],
  }),
  change: route({
    ...change,
    method: 'patch',
    path: '/v1/conversations/:conversationId',
    summary: 'Renames a conversation, for its creator and staff, or archives or mutes it for the person alone',
    body: z.strictObject({
      conversation: z.strictObject({
        name: z.optional(requiredText(conversationNameLimit)),
        isArchived: z.optional(z.boolean()),
        isMuted: z.optional(z.boolean()),
      }),
    }),
    status: 200,
    answer: conversationDetail,
  }),
  markRead: route({
    ...change,
    method: 'post',
    path: '/v1/conversations/:conversationId/reading',
    summary: 'Marks messages up to one as read, which also removes the notification of the conversation',
    body: z.strictObject({ reading: z.strictObject({ lastReadMessageId: z.uuid() }) }),
    status: 204,
    answer: z.undefined(),
  }),
  leave: route({
    ...change,
    method: 'delete',
    path: '/v1/conversations/:conversationId/membership',
    summary: 'Leaves a conversation, which then no longer exists for the person',
    status: 204,
    answer: z.undefined(),
  }),
}
