import * as z from 'zod/mini'
import { attachment, attachmentIds } from '../attachments.ts'
import { distributionListKind } from '../community.ts'
import { personShown } from '../people.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { longTextLimit } from '../text.ts'

/** The most messages of one page. */
const messagesPerPage = 50

/** The most people that one message may mention. */
export const maxMentions = 20

/** Somebody whose name is in a message after an `@`. */
const mention = z.object({
  /** `null` = they have left the place. */
  userId: z.nullable(z.uuid()),
  displayName: z.string(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
})
export type Mention = z.output<typeof mention>

/** One message of a conversation. */
export const message = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /**
   * Its number in the conversation, from 1, in the same order for all readers. Numbers of messages that a reader may not see are
   * missing.
   */
  seq: z.int(),
  author: personShown,
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  /** Whether the author answers for the manager. */
  isFromStaff: z.boolean(),
  /** Plain text; empty once withdrawn. */
  body: z.string(),
  attachments: z.array(attachment),
  /** Its reach when it was sent, without the author: the number of people, and the number by distribution list. */
  reach: z.object({
    people: z.int(),
    lists: z.array(z.object({ kind: distributionListKind, count: z.int() })),
  }),
  /** The people it mentioned when it was sent and whom it reached. */
  mentions: z.array(mention),
  createdAt: z.iso.datetime(),
  /** When it was last edited; `null` = never. */
  editedAt: z.nullable(z.iso.datetime()),
  /** When its author withdrew it; `null` = it was not withdrawn. */
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type Message = z.output<typeof message>

/** A text that may be empty if files are attached. */
const body = z._default(
  z.string(saying('required')).check(z.trim(), z.maxLength(longTextLimit, saying('too_long'))),
  '',
)
export const newMessage = z.strictObject({ body, attachmentIds })

const sequence = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const conversationParams = z.object({ conversationId: z.uuid() })

export const messageRoutes = {
  list: route({
    method: 'get',
    path: '/v1/conversations/:conversationId/messages',
    access: 'person',
    permission: 'conversation.read',
    whileImpersonating: false,
    summary:
      'Messages of a conversation, the newest first: the last ones, those `before` a number, or the next ones `after` a number',
    params: conversationParams,
    query: z.object({
      before: z.optional(sequence),
      after: z.optional(sequence),
      perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(messagesPerPage)), messagesPerPage),
    }),
    status: 200,
    answer: z.object({
      messages: z.array(message),
      /** Whether there are more in the direction of the request. */
      hasMore: z.boolean(),
    }),
    refusals: ['not_found'],
  }),
  post: route({
    method: 'post',
    path: '/v1/conversations/:conversationId/messages',
    access: 'person',
    permission: 'conversation.read',
    summary:
      'Sends a message, which brings the conversation back for members who archived it. The sender may choose its `message_id`: the same one again sends nothing, and answers with the message as it is. People in `mentioned_ids` are notified although they muted the conversation; those whom it does not reach are left out',
    params: conversationParams,
    body: z.strictObject({
      message: z.extend(newMessage, {
        messageId: z.optional(z.uuid()),
        mentionedIds: z.optional(z.array(z.uuid()).check(z.maxLength(maxMentions, saying('too_long')))),
      }),
    }),
    isIdempotent: true,
    status: 200,
    answer: message,
    refusals: ['not_found', 'action_not_possible'],
  }),
}
