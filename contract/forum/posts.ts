import * as z from 'zod/mini'
import { attachment, attachmentIds } from '../attachments.ts'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { longTextLimit, requiredText } from '../text.ts'

/** A quoted post, as the reader may see it now. */
const quote = z.object({
  postId: z.uuid(),
  /** Its number in the topic, to jump there. */
  seq: z.int(),
  /** `null` if it was hidden or withdrawn. */
  author: z.nullable(personShown),
  /** Its beginning; empty if it was hidden or withdrawn, or has only files. */
  text: z.string(),
  state: z.enum(['shown', 'hidden', 'withdrawn']),
})
export type Quote = z.output<typeof quote>

/** One post of a topic. */
const post = z.object({
  id: z.uuid(),
  topicId: z.uuid(),
  /** Its number in the topic, from 1 and without gaps: the page of a post follows from it. */
  seq: z.int(),
  author: personShown,
  isOwn: z.boolean(),
  /** Whether the author worked for the manager when they wrote it. */
  isFromStaff: z.boolean(),
  /** Plain text; empty once withdrawn, and for readers who may not see a hidden post. */
  body: z.string(),
  quote: z.nullable(quote),
  attachments: z.array(attachment),
  /** The number of edits; `edits` returns its former texts. */
  editsCount: z.int(),
  /** `null` = never edited. */
  editedAt: z.nullable(z.iso.datetime()),
  /** When its author withdrew it; `null` = it was not withdrawn. */
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** `null` = not hidden. Its author, board and manager still read it, with the reason; others see that it is hidden, and nothing else. */
  hidden: z.nullable(z.object({ at: z.iso.datetime(), reason: z.nullable(z.string()) })),
  /** Whether the caller has reported it and nobody has decided yet. */
  isReported: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Post = z.output<typeof post>

/** A former text of a post. */
const postEdit = z.object({ body: z.string(), writtenAt: z.iso.datetime() })

/** A text that may be empty if files are attached. */
export const postText = z.strictObject({
  body: z._default(z.string(saying('required')).check(z.trim(), z.maxLength(longTextLimit, saying('too_long'))), ''),
  attachmentIds,
})

export const postSorts = ['created_at', '-created_at'] as const
export type PostSort = (typeof postSorts)[number]

const topicParams = z.object({ topicId: z.uuid() })
const postParams = z.object({ postId: z.uuid() })
/** Every action on a post returns the updated post. */
export const postAct = {
  access: 'person',
  permission: 'topic.read',
  params: postParams,
  status: 200,
  answer: post,
  refusals: ['not_found', 'action_not_possible'],
} as const

export const postRoutes = {
  list: route({
    method: 'get',
    path: '/v1/topics/:topicId/posts',
    access: 'person',
    permission: 'topic.read',
    summary: 'The posts of a topic, the first one first, or the last one first with `sort=-created_at`',
    params: topicParams,
    query: z.object({ ...pageQuery(), sort: z._default(z.enum(postSorts), 'created_at') }),
    status: 200,
    answer: listOf('posts', post),
    refusals: ['not_found'],
  }),
  create: route({
    method: 'post',
    path: '/v1/topics/:topicId/posts',
    access: 'person',
    permission: 'topic.read',
    summary:
      'Writes a post, which may quote another one of its topic; its author follows the topic from then on, and followers are told. The author may choose its `post_id`: the same one again writes nothing, and answers with the post as it is',
    params: topicParams,
    body: z.strictObject({
      post: z.extend(postText, {
        postId: z.optional(z.uuid()),
        quotedPostId: z._default(z.nullable(z.uuid()), null),
      }),
    }),
    isIdempotent: true,
    status: 200,
    answer: post,
    refusals: ['not_found', 'action_not_possible'],
  }),
  edits: route({
    method: 'get',
    path: '/v1/posts/:postId/edits',
    access: 'person',
    permission: 'topic.read',
    summary: 'The former texts of a post, the first one first',
    params: postParams,
    status: 200,
    answer: z.object({ edits: z.array(postEdit) }),
    refusals: ['not_found'],
  }),
  edit: route({
    ...postAct,
    method: 'patch',
    path: '/v1/posts/:postId',
    summary: 'Edits a post of the person while its topic is open; the former text stays readable',
    body: z.strictObject({ post: z.strictObject({ body: requiredText(longTextLimit) }) }),
  }),
  withdraw: route({
    ...postAct,
    method: 'post',
    path: '/v1/posts/:postId/withdrawal',
    summary: 'Withdraws a post of the person: its texts and files are gone, and a trace stays',
  }),
  report: route({
    ...postAct,
    method: 'post',
    path: '/v1/posts/:postId/abuse_reports',
    summary:
      'Reports a post of somebody else to board and manager, who get it as it is now, and not the name of the person',
    body: z.strictObject({
      abuseReport: z.strictObject({
        reason: z._default(z.string().check(z.trim(), z.maxLength(1_000, saying('too_long'))), ''),
      }),
    }),
    isIdempotent: true,
  }),
}
