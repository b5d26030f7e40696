import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Post, type PostSort, post } from '#contract/forum/posts.ts'
import { excerptLength } from '#contract/forum/topicList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { personShownIn, toAuthor, toPerson } from '#server/services/directory/personShown.ts'
import { toFiles } from '#server/services/files/filesOf.ts'
import { filesOfPost } from './postFiles.store.ts'
import { postEdits, postReports, posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'
import { isSeenBy, type Reader, readsForumOf, stands } from './visible.ts'

type Scope = Reader & { readonly locale: LocaleCode }

const quoted = alias(posts, 'quoted')
const quotedStands = sql`(${quoted.hiddenAt} is null and ${quoted.withdrawnAt} is null)`
/** Nobody reads in a quote what is hidden or withdrawn since. */
const quote = sql<unknown>`${sql`(
  select json_build_object('postId', ${quoted.id}, 'seq', ${quoted.seq},
    'author', case when ${quotedStands} then ${personShownIn(quoted.authorId, topics.placeId)} end,
    'text', case when ${quotedStands} then left(${quoted.body}, ${sql.raw(String(excerptLength))}) else '' end,
    'state', case when ${quoted.withdrawnAt} is not null then 'withdrawn' when ${quoted.hiddenAt} is not null then 'hidden'
      else 'shown' end)
  from ${posts} as "quoted" where ${quoted.id} = ${posts.quotedId})`}`

const editsCount = sql<number>`${sql`(
  select count(*)::int from ${postEdits} where ${eq(postEdits.postId, posts.id)})`}`

const isReported = (userId: string) =>
  sql<boolean>`${sql`exists (
  select 1 from ${postReports} where ${eq(postReports.postId, posts.id)}
    and ${postReports.reporterId} = ${userId} and ${postReports.decidedAt} is null)`}`

const shown = (reader: Reader) => {
  const seen = sql`(${isSeenBy(reader)})`
  return {
    id: posts.id,
    topicId: posts.topicId,
    seq: posts.seq,
    author: personShownIn(posts.authorId, topics.placeId),
    isOwn: sql<boolean>`coalesce(${posts.authorId} = ${reader.userId}, false)`,
    isFromStaff: posts.isFromStaff,
    body: sql<string>`case when ${seen} then ${posts.body} else '' end`,
    quote: sql<unknown>`case when ${seen} and ${posts.withdrawnAt} is null then ${quote} end`,
    attachments: filesOfPost(isSeenBy(reader)),
    editsCount: sql<number>`case when ${seen} then ${editsCount} else 0 end`,
    editedAt: posts.editedAt,
    withdrawnAt: posts.withdrawnAt,
    hiddenAt: posts.hiddenAt,
    hiddenBecause: sql<string | null>`case when ${seen} then ${posts.hiddenBecause} end`,
    isReported: isReported(reader.userId),
    createdAt: posts.createdAt,
  }
}

type Row = {
  readonly author: unknown
  readonly quote: unknown
  readonly attachments: unknown
  readonly editedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly hiddenAt: Date | null
  readonly hiddenBecause: string | null
  readonly createdAt: Date
}
const quoteRow = z.nullable(z.looseObject({ author: z.unknown(), state: z.string() }))

function toPost({ hiddenAt, hiddenBecause, ...row }: Row, locale: LocaleCode): Post {
  const quotedPost = quoteRow.parse(row.quote)
  return post.parse({
    ...row,
    author: toAuthor(row.author, locale),
    quote: quotedPost && {
      ...quotedPost,
      author: quotedPost.state === 'shown' ? toAuthor(quotedPost.author, locale) : toPerson(quotedPost.author),
    },
    attachments: toFiles(row.attachments),
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenBecause },
    createdAt: row.createdAt.toISOString(),
  })
}

type List = Scope & { readonly topicId: string; readonly sort: PostSort }

/** A page of a topic, which counts its posts itself; `null` = it is not theirs to read. */
export async function listPosts(db: Queryable, { topicId, sort, ...scope }: List, page: PageQuery) {
  const [topic] = await db
    .select({ total: topics.lastSeq })
    .from(topics)
    .where(and(eq(topics.id, topicId), readsForumOf(scope.userId, topics.placeId)))
  if (!topic) return null
  const rows = await db
    .select(shown(scope))
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.topicId, topicId), readsForumOf(scope.userId, topics.placeId)))
    .orderBy(sort === 'created_at' ? asc(posts.seq) : desc(posts.seq))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = { total: topic.total, perPage: page.perPage, page: page.page }
  return { posts: rows.map((row) => toPost(row, scope.locale)), meta }
}

/** One post as its reader sees it. */
export async function findPost(db: Queryable, scope: Scope, postId: string): Promise<Post | null> {
  const [row] = await db
    .select(shown(scope))
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.id, postId), readsForumOf(scope.userId, topics.placeId)))
  return row ? toPost(row, scope.locale) : null
}

/** The former texts of a post whose content the person reads, the first one first. */
export async function findEdits(db: Queryable, reader: Reader, postId: string) {
  const rows = await db
    .select({ body: postEdits.body, writtenAt: postEdits.writtenAt })
    .from(postEdits)
    .innerJoin(posts, eq(posts.id, postEdits.postId))
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(postEdits.postId, postId), readsForumOf(reader.userId, topics.placeId), isSeenBy(reader)))
    .orderBy(asc(postEdits.writtenAt), asc(postEdits.id))
  return rows.map(({ body, writtenAt }) => ({ body, writtenAt: writtenAt.toISOString() }))
}

/** Whether a post stands in a topic, so that another one may quote it. */
export async function isQuotable(db: Queryable, topicId: string, postId: string): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.topicId, topicId), stands))
  return rows.length > 0
}

/** Who wrote a post and where, whoever may see it; `null` = the id is free. */
export async function findAuthor(db: Queryable, postId: string) {
  const [row] = await db
    .select({ authorId: posts.authorId, topicId: posts.topicId })
    .from(posts)
    .where(eq(posts.id, postId))
  return row ?? null
}
