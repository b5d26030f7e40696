import * as z from 'zod/mini'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'
import { postText } from './posts.ts'
import { proposal } from './proposal.ts'
import { topicLink } from './topicLink.ts'
import { topic, topicCategory, topicList } from './topicList.ts'
import { topicsCount } from './topicsCount.ts'

export const topicTitleLimit = 150

/** A topic as its own page shows it. */
const topicDetail = z.extend(topic, {
  /** `null` = nothing read yet. */
  lastReadPostId: z.nullable(z.uuid()),
  followersCount: z.int(),
  /** Who closed or archived it, and when; `null` = it is open. */
  settled: z.nullable(z.object({ by: personShown, at: z.iso.datetime() })),
  /** The report and the resolution made from it: at most one of each. */
  links: z.array(topicLink),
  /** The question that a co-owner proposes to the next meeting; `null` = none. */
  proposal: z.nullable(proposal),
})
export type TopicDetail = z.output<typeof topicDetail>

const newTopic = z.strictObject({
  title: requiredText(topicTitleLimit),
  category: topicCategory,
  post: postText,
})

const topicParams = z.object({ topicId: z.uuid() })
/** Every action on a topic returns the updated topic. */
export const topicAct = {
  access: 'person',
  permission: 'topic.read',
  params: topicParams,
  status: 200,
  answer: topicDetail,
  refusals: ['not_found', 'action_not_possible'],
} as const

export const topicRoutes = {
  list: topicList,
  count: topicsCount,
  categories: route({
    method: 'get',
    path: '/v1/places/:placeId/topic_categories',
    access: 'person',
    permission: 'topic.read',
    summary: 'The eight categories of topics, each with how many topics of the place are not archived',
    params: placeParams,
    status: 200,
    answer: z.object({ data: z.array(z.object({ id: topicCategory, topicsCount: z.int() })) }),
    refusals: ['not_found'],
  }),
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/topics',
    access: 'person',
    permission: 'topic.read',
    summary: 'Begins a topic with its first post; its author follows it',
    params: placeParams,
    body: z.strictObject({ topic: newTopic }),
    isIdempotent: true,
    status: 200,
    answer: topicDetail,
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/topics/:topicId',
    access: 'person',
    permission: 'topic.read',
    summary: 'One topic with what came of it',
    params: topicParams,
    status: 200,
    answer: topicDetail,
    refusals: ['not_found'],
  }),
  change: route({
    ...topicAct,
    method: 'patch',
    path: '/v1/topics/:topicId',
    summary:
      'Renames a topic, for its author while it is open and for board and manager, or moves it to another category, for these alone',
    body: z.strictObject({
      topic: z.strictObject({
        title: z.optional(requiredText(topicTitleLimit)),
        category: z.optional(topicCategory),
      }),
    }),
  }),
  markRead: route({
    ...topicAct,
    method: 'post',
    path: '/v1/topics/:topicId/reading',
    summary: 'Marks posts up to one as read, which also removes the notification of the topic',
    body: z.strictObject({ reading: z.strictObject({ lastReadPostId: z.uuid() }) }),
    status: 204,
    answer: z.undefined(),
  }),
  follow: route({
    ...topicAct,
    method: 'put',
    path: '/v1/topics/:topicId/following',
    summary: 'Follows a topic: the person is told of new posts',
  }),
  unfollow: route({
    ...topicAct,
    method: 'delete',
    path: '/v1/topics/:topicId/following',
    summary: 'Follows a topic no more',
  }),
}
