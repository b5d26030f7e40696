import { and, asc, eq, isNull, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ReportedPost } from '#contract/forum/moderation.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { postReports, posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string; readonly locale: LocaleCode }

const shownReports = 100
/** Omits the people who reported. */
const reports = sql<unknown>`${sql`(
  select coalesce(json_agg(json_build_object('reason', one.reason, 'body', one.body, 'createdAt', one.created_at)
    order by one.created_at, one.id), '[]')
  from (select r.id, r.reason, r.body, r.created_at from ${postReports} r
    where r.post_id = ${posts.id} and r.decided_at is null
    order by r.created_at, r.id limit ${sql.raw(String(shownReports))}) one)`}`

const reportRows = z.array(z.object({ reason: z.string(), body: z.string(), createdAt: z.string() }))

/** A page of the posts of a place that await a decision, the first reported first. */
export async function listReportedPosts(db: Queryable, { userId, placeId, locale }: Scope, page: PageQuery) {
  const found = (limit: number, offset: number) =>
    db
      .select({
        id: postReports.postId,
        reportedAt: min(postReports.createdAt).as('reported_at'),
        total: totalOfAll.as('total'),
      })
      .from(postReports)
      .where(and(eq(postReports.placeId, placeId), isNull(postReports.decidedAt), memberOf(userId, placeId)))
      .groupBy(postReports.postId)
      .orderBy(asc(min(postReports.createdAt)), asc(postReports.postId))
      .limit(limit)
      .offset(offset)
  const waiting = found(page.perPage, rowsToSkip(page)).as('waiting')
  const rows = await db
    .select({
      id: posts.id,
      topicId: posts.topicId,
      topicTitle: topics.title,
      seq: posts.seq,
      author: personShownIn(posts.authorId, topics.placeId),
      isOwn: sql<boolean>`coalesce(${posts.authorId} = ${userId}, false)`,
      body: posts.body,
      reports,
      reportedAt: waiting.reportedAt,
      total: waiting.total,
    })
    .from(waiting)
    .innerJoin(posts, eq(posts.id, waiting.id))
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .orderBy(asc(waiting.reportedAt), asc(posts.id))
  const meta = await metaOf(rows, page, async () => {
    const [first] = await found(1, 0)
    return first?.total ?? 0
  })
  const reported = rows.map(({ total: _, ...row }): ReportedPost => {
    const all = reportRows.parse(row.reports)
    return {
      ...row,
      author: toAuthor(row.author, locale),
      reports: all.map(({ createdAt, ...one }) => ({ ...one, createdAt: new Date(createdAt).toISOString() })),
      reportedAt: (row.reportedAt ?? new Date(0)).toISOString(),
    }
  })
  return { reported, meta }
}
