import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

/** The specification's own words (§4 Forum topic). */
export const topicStates = ['open', 'closed', 'archived'] as const
export const topicState = z.enum(topicStates)
export type TopicState = z.output<typeof topicState>

/** 1 quote, 2 accounting, 3 procedure, 4 routine maintenance, 5 claim, 6 next general assembly, 7 miscellaneous, 8 works. */
export const topicCategories = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const topicCategory = z.literal(topicCategories)
export type TopicCategory = z.output<typeof topicCategory>

/** Maximum characters of an excerpt. */
export const excerptLength = 200

/** The last visible post of a topic, shortened: neither hidden nor withdrawn. */
const lastPost = z.object({
  postId: z.uuid(),
  /** Its number in the topic. */
  seq: z.int(),
  author: personShown,
  isOwn: z.boolean(),
  /** Empty if it has only files. */
  text: z.string(),
  createdAt: z.iso.datetime(),
})
export type LastPost = z.output<typeof lastPost>

/** A topic as a reader sees it in a list. */
export const topic = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  category: topicCategory,
  state: topicState,
  author: personShown,
  /** Whether the caller began it. */
  isAuthor: z.boolean(),
  /** Whether its author worked for the manager when they began it. */
  isFromStaff: z.boolean(),
  /** The beginning of its first post; empty if the caller may not see it. */
  excerpt: z.string(),
  /** Posts are numbered from 1 without gaps, including hidden and withdrawn ones, so this is also the number of posts. */
  postsCount: z.int(),
  /** `null` = no post is visible. */
  lastPost: z.nullable(lastPost),
  /** The number of the last post that the caller has read; 0 = none. */
  lastReadSeq: z.int(),
  /** Visible posts of others after that number, counted up to a hundred. */
  unreadCount: z.int(),
  /** Whether the caller is notified of new posts. */
  isFollowed: z.boolean(),
  /** Whether a co-owner proposes it for the agenda of the next meeting, and it has not been put to the vote yet. */
  isProposed: z.boolean(),
  /** Reported posts without a decision; 0 for everybody but board and manager. */
  reportedCount: z.int(),
  createdAt: z.iso.datetime(),
  /** When its last post was written. */
  updatedAt: z.iso.datetime(),
})
export type Topic = z.output<typeof topic>

export const topicSorts = ['-updated_at', 'updated_at', '-created_at', 'created_at', '-posts_count'] as const
export type TopicSort = (typeof topicSorts)[number]
/** Topics that the caller follows, or began, and those that are proposed to the next meeting. */
const topicFilters = ['followed', 'mine', 'proposed'] as const

const topicQuery = z.object({
  ...pageQuery(),
  /** By default, every topic that is not archived. */
  state: z.optional(topicState),
  byCategory: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(8))),
  q: z.optional(z.enum(topicFilters)),
  /** Only topics with unread posts. */
  unread: z.optional(z.literal('true')),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(topicSorts), '-updated_at'),
})
export type TopicQuery = z.input<typeof topicQuery>

/** Separate from the other routes of topics (topics.ts), because the dashboard needs only this one. */
export const topicList = route({
  method: 'get',
  path: '/v1/places/:placeId/topics',
  access: 'person',
  permission: 'topic.read',
  summary:
    'Topics of the forum of a place, the one with the latest post first; without `by_state` those that are not archived, with `filter[search]` those with these words in their title or posts',
  params: placeParams,
  query: topicQuery,
  status: 200,
  answer: listOf('topics', topic),
  refusals: ['not_found'],
})
