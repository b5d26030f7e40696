import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { excerptLength, type LastPost, type Topic } from '#contract/forum/topicList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { postReports, posts } from './posts.tables.ts'
import { topicLinks, topicProposals, topicReaders, topics } from './topics.tables.ts'
import { stands, type Viewer } from './visible.store.ts'

type UserId = SQLWrapper | string
type LastPostRow = Omit<LastPost, 'author'> & { readonly author: PersonShown | null }

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const value = <Value>(select: SQL): SQL<Value> => sql<Value>`${select}`

const ofTopic = eq(posts.topicId, topics.id)
const beginning = beginningOf(posts.body, excerptLength)

const excerpt = value<string | null>(sql`(
  select ${beginning} from ${posts} where ${ofTopic} and ${posts.seq} = 1 and ${stands})`)

/** For most topics, the numbers alone show that nothing is unread. */
const hasNew = sql`${topics.lastSeq} > coalesce(${topicReaders.lastReadSeq}, 0)`
/** Posts after the caller's read position, without their own. */
const unread = (userId: UserId) => sql`
  from ${posts} where ${ofTopic} and ${posts.seq} > coalesce(${topicReaders.lastReadSeq}, 0) and ${stands}
    and ${posts.authorId} is distinct from ${userId}`

/** Unread posts are counted up to this number. */
const mostUnread = 100
const unreadCount = (userId: UserId) =>
  value<number>(sql`(case when ${hasNew} then (
    select count(*)::int from (select 1 ${unread(userId)} limit ${sql.raw(String(mostUnread))}) behind) else 0 end)`)

/** Whether a topic has unread posts, for a query that joins `ownReading`. */
export const hasUnread = (userId: UserId): SQL => sql`${hasNew} and exists (select 1 ${unread(userId)})`

const lastPost = (userId: UserId) =>
  value<LastPostRow | null>(sql`(
    select json_build_object('postId', ${posts.id}, 'seq', ${posts.seq},
      'author', ${personShownIn(posts.authorId, topics.placeId)},
      'isOwn', coalesce(${posts.authorId} = ${userId}, false), 'text', ${beginning}, 'createdAt', ${posts.createdAt})
    from ${posts} where ${ofTopic} and ${stands} order by ${posts.seq} desc limit 1)`)

const reportedCount = value<number>(sql`(
  select count(distinct ${postReports.postId})::int from ${postReports}
  join ${posts} on ${eq(posts.id, postReports.postId)}
  where ${ofTopic} and ${postReports.decidedAt} is null)`)

/** Whether a topic is proposed for a meeting, and not put to the vote yet. */
export const isProposed: SQL = sql`exists (select 1 from ${topicProposals} where ${eq(topicProposals.topicId, topics.id)})
  and not exists (select 1 from ${topicLinks} where ${eq(topicLinks.topicId, topics.id)} and ${topicLinks.kind} = 'decision')`

/** The columns of a topic as one person sees it, for a query that joins `ownReading`. */
export const shownTopic = ({ userId, isModerator }: Viewer) => ({
  id: topics.id,
  placeId: topics.placeId,
  title: topics.title,
  category: topics.category,
  state: topics.state,
  author: personShownIn(topics.authorId, topics.placeId),
  isAuthor: sql<boolean>`coalesce(${topics.authorId} = ${userId}, false)`,
  isFromStaff: topics.isFromStaff,
  excerpt,
  postsCount: topics.lastSeq,
  lastPost: lastPost(userId),
  lastReadSeq: topicReaders.lastReadSeq,
  unreadCount: unreadCount(userId),
  isFollowed: topicReaders.isFollowed,
  isProposed: value<boolean>(sql`(${isProposed})`),
  reportedCount: isModerator ? reportedCount : sql<number>`0`,
  createdAt: topics.createdAt,
  updatedAt: topics.updatedAt,
})

type Mapped = 'author' | 'excerpt' | 'lastPost' | 'lastReadSeq' | 'isFollowed' | 'createdAt' | 'updatedAt'
type Row = Omit<Topic, Mapped> & {
  readonly author: PersonShown | null
  readonly excerpt: string | null
  readonly lastPost: LastPostRow | null
  readonly lastReadSeq: number | null
  readonly isFollowed: boolean | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export function toTopic({ lastPost: last, ...row }: Row, locale: LocaleCode): Topic {
  return {
    ...row,
    author: toAuthor(row.author, locale),
    excerpt: row.excerpt ?? '',
    lastPost: last && {
      ...last,
      author: toAuthor(last.author, locale),
      createdAt: new Date(last.createdAt).toISOString(),
    },
    lastReadSeq: row.lastReadSeq ?? 0,
    isFollowed: row.isFollowed ?? false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
