import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Post, PostSort, Quote } from '#contract/forum/posts.ts'
import { excerptLength } from '#contract/forum/topicList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { prepared, preparedEach } from '#server/platform/prepared.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { toFiles } from '#server/services/files/filesOf.store.ts'
import { filesOfPost } from './postFiles.store.ts'
import { postEdits, postReports, posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'
import { isModerator, isSeenBy, type Reader, readsForumOf, stands, type Viewer } from './visible.store.ts'

type Scope = Reader & { readonly locale: LocaleCode }

const viewerOf = ({ userId: viewerId, roles }: Reader): Viewer => ({
  userId: viewerId,
  isModerator: isModerator(roles),
})

const quoted = alias(posts, 'quoted')
const quotedStands = sql`(${quoted.hiddenAt} is null and ${quoted.withdrawnAt} is null)`
/** A quote shows nothing of a post that has since been hidden or withdrawn. */
const quote = sql<Quote | null>`${sql`(
  select json_build_object('postId', ${quoted.id}, 'seq', ${quoted.seq},
    'author', case when ${quotedStands} then ${personShownIn(quoted.authorId, topics.placeId)} end,
    'text', case when ${quotedStands} then ${beginningOf(quoted.body, excerptLength)} else '' end,
    'state', case when ${quoted.withdrawnAt} is not null then 'withdrawn' when ${quoted.hiddenAt} is not null then 'hidden'
      else 'shown' end)
  from ${posts} as "quoted" where ${quoted.id} = ${posts.quotedId})`}`

const editsCount = sql<number>`${sql`(
  select count(*)::int from ${postEdits} where ${eq(postEdits.postId, posts.id)})`}`

const isReported = (userId: Viewer['userId']) =>
  sql<boolean>`${sql`exists (
  select 1 from ${postReports} where ${eq(postReports.postId, posts.id)}
    and ${postReports.reporterId} = ${userId} and ${postReports.decidedAt} is null)`}`

/** The columns of a post as one person sees it, for a query that joins its topic. */
const shown = (viewer: Viewer) => {
  const seen = sql`(${isSeenBy(viewer)})`
  return {
    id: posts.id,
    topicId: posts.topicId,
    seq: posts.seq,
    author: personShownIn(posts.authorId, topics.placeId),
    isOwn: sql<boolean>`coalesce(${posts.authorId} = ${viewer.userId}, false)`,
    isFromStaff: posts.isFromStaff,
    body: sql<string>`case when ${seen} then ${posts.body} else '' end`,
    quote: sql<Quote | null>`case when ${seen} and ${posts.withdrawnAt} is null then ${quote} end`,
    attachments: filesOfPost(isSeenBy(viewer)),
    editsCount: sql<number>`case when ${seen} and ${posts.editedAt} is not null then ${editsCount} else 0 end`,
    editedAt: posts.editedAt,
    withdrawnAt: posts.withdrawnAt,
    hiddenAt: posts.hiddenAt,
    hiddenBecause: sql<string | null>`case when ${seen} then ${posts.hiddenBecause} end`,
    isReported: isReported(viewer.userId),
    createdAt: posts.createdAt,
  }
}

type Mapped = 'author' | 'attachments' | 'editedAt' | 'withdrawnAt' | 'hidden' | 'createdAt'
type Row = Omit<Post, Mapped> & {
  readonly author: PersonShown | null
  readonly attachments: unknown
  readonly editedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly hiddenAt: Date | null
  readonly hiddenBecause: string | null
  readonly createdAt: Date
}

function toPost({ hiddenAt, hiddenBecause, quote: quotedPost, ...row }: Row, locale: LocaleCode): Post {
  return {
    ...row,
    author: toAuthor(row.author, locale),
    quote: quotedPost && {
      ...quotedPost,
      author: quotedPost.state === 'shown' ? toAuthor(quotedPost.author, locale) : quotedPost.author,
    },
    attachments: toFiles(row.attachments),
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenBecause },
    createdAt: row.createdAt.toISOString(),
  }
}

type List = Scope & { readonly topicId: string; readonly sort: PostSort }

const userId = sql.placeholder('userId')
const topicId = sql.placeholder('topicId')
const skipped = sql.placeholder('skipped')
const most = sql.placeholder('most')

/** Numbers have no gap, so a page is a range of them, and skipping reads nothing. */
const ranges = {
  created_at: sql`${posts.seq} > ${skipped}::int and ${posts.seq} <= ${skipped}::int + ${most}::int`,
  '-created_at': sql`${posts.seq} <= ${topics.lastSeq} - ${skipped}::int
    and ${posts.seq} > ${topics.lastSeq} - ${skipped}::int - ${most}::int`,
} as const satisfies Readonly<Record<PostSort, SQL>>

/** A separate lookup, so that access is checked once and not for every post: a person may belong to hundreds of places. */
const placeOfTopic = sql`(select ${topics.placeId} from ${topics} where ${topics.id} = ${topicId})`

type Shape = { readonly sort: PostSort; readonly moderates: boolean }
const onePage = preparedEach(
  ({ sort, moderates }: Shape) => `posts ${sort}${moderates ? ' moderated' : ''}`,
  (db, { sort, moderates }, name) =>
    db
      .select({ ...shown({ userId, isModerator: moderates }), total: topics.lastSeq })
      .from(topics)
      .innerJoin(posts, eq(posts.topicId, topics.id))
      .where(and(eq(topics.id, topicId), readsForumOf(userId, placeOfTopic), ranges[sort]))
      .orderBy(sort === 'created_at' ? asc(posts.seq) : desc(posts.seq))
      .prepare(name),
)

const lengthOf = prepared((db) =>
  db
    .select({ total: topics.lastSeq })
    .from(topics)
    .where(and(eq(topics.id, topicId), readsForumOf(userId, topics.placeId)))
    .prepare('length_of_topic'),
)

/** A page of a topic, with the number of its posts; `null` = the person may not read it. */
export async function listPosts(db: Queryable, { sort, ...scope }: List, page: PageQuery) {
  const asked = { userId: scope.userId, topicId: scope.topicId }
  const statement = onePage(db, { sort, moderates: isModerator(scope.roles) })
  const rows = await statement.execute({ ...asked, skipped: rowsToSkip(page), most: page.perPage })
  const [first = (await lengthOf(db).execute(asked))[0]] = rows
  if (!first) return null
  const meta = { total: first.total, perPage: page.perPage, page: page.page }
  return { posts: rows.map((row) => toPost(row, scope.locale)), meta }
}

/** One post as its reader sees it. */
export async function findPost(db: Queryable, scope: Scope, postId: string): Promise<Post | null> {
  const [row] = await db
    .select(shown(viewerOf(scope)))
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.id, postId), readsForumOf(scope.userId, topics.placeId)))
  return row ? toPost(row, scope.locale) : null
}

/** The former texts of a post whose content the person may read, the earliest first. */
export async function findEdits(db: Queryable, reader: Reader, postId: string) {
  const rows = await db
    .select({ body: postEdits.body, writtenAt: postEdits.writtenAt })
    .from(postEdits)
    .innerJoin(posts, eq(posts.id, postEdits.postId))
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(postEdits.postId, postId), readsForumOf(reader.userId, topics.placeId), isSeenBy(viewerOf(reader))))
    .orderBy(asc(postEdits.writtenAt), asc(postEdits.id))
  return rows.map(({ body, writtenAt }) => ({ body, writtenAt: writtenAt.toISOString() }))
}

/** Whether a post is visible in a topic, so that another one may quote it. */
export async function isQuotable(db: Queryable, topicId: string, postId: string): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.topicId, topicId), stands))
  return rows.length > 0
}

/** Finds the author and topic of a post without an access check; `null` = no post has this id yet. */
export async function findAuthor(db: Queryable, postId: string) {
  const [row] = await db
    .select({ authorId: posts.authorId, topicId: posts.topicId })
    .from(posts)
    .where(eq(posts.id, postId))
  return row ?? null
}
