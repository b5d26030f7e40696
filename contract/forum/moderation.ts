import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'
import { postAct } from './posts.ts'
import { topicAct } from './topics.ts'

/** A post that readers reported and that awaits a decision. */
const reportedPost = z.object({
  /** The author of the post. */
  id: z.uuid(),
  topicId: z.uuid(),
  topicTitle: z.string(),
  seq: z.int(),
  author: personShown,
  /** Whether the caller wrote it, so that somebody else decides. */
  isOwn: z.boolean(),
  /** The current text. */
  body: z.string(),
  /**
   * The reasons, with the text at that time and without the names of the readers. At most the first hundred, the earliest first.
   */
  reports: z.array(z.object({ reason: z.string(), body: z.string(), createdAt: z.iso.datetime() })),
  /** When it was first reported. */
  reportedAt: z.iso.datetime(),
})
export type ReportedPost = z.output<typeof reportedPost>

const actOnTopic = { ...topicAct, method: 'post', permission: 'topic.moderate' } as const
const actOnPost = { ...postAct, permission: 'topic.moderate' } as const

/** The actions of board and manager in the forum of their place. */
export const moderationRoutes = {
  close: route({
    ...actOnTopic,
    path: '/v1/topics/:topicId/closing',
    summary: 'Closes a topic, which takes no more posts until it is reopened',
  }),
  reopen: route({
    ...actOnTopic,
    path: '/v1/topics/:topicId/reopening',
    summary: 'Reopens a topic that was closed or archived',
  }),
  archive: route({
    ...actOnTopic,
    path: '/v1/topics/:topicId/archiving',
    summary: 'Archives a topic, which leaves the list and takes no more posts',
  }),
  hide: route({
    ...actOnPost,
    method: 'post',
    path: '/v1/posts/:postId/hiding',
    summary: 'Hides a post with a reason, which its author reads; reports of the post are settled with it',
    body: z.strictObject({ hiding: z.strictObject({ reason: requiredText(1_000) }) }),
  }),
  unhide: route({
    ...actOnPost,
    method: 'delete',
    path: '/v1/posts/:postId/hiding',
    summary: 'Shows a hidden post again; its author cannot do it themself',
  }),
  reported: route({
    method: 'get',
    path: '/v1/places/:placeId/reported_posts',
    access: 'person',
    permission: 'topic.moderate',
    summary: 'Posts of a place that readers reported and that wait for a decision, the first reported first',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('reportedPosts', reportedPost),
    refusals: ['not_found'],
  }),
  dismiss: route({
    ...actOnPost,
    method: 'post',
    path: '/v1/posts/:postId/dismissal',
    summary: 'Dismisses the reports of a post, which stays as it is; its author cannot do it themself',
  }),
}
