import { and, asc, count, desc, eq, exists } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import { reportEvent } from '#contract/reports.ts'
import { memberOf } from '../places/memberOf.ts'
import { personShownIn, toAuthor, toPerson } from '../places/personShown.ts'
import type { Queryable } from '../platform/database.ts'
import { metaOf, type PageAsked, rowsToSkip, totalOfAll } from '../platform/pagedList.ts'
import { filesOfEvents } from './reportFiles.store.ts'
import { reportEvents, reports } from './reports.tables.ts'

type Asked = { readonly userId: string; readonly reportId: string; readonly locale: LocaleCode }

/** The history of a report of a place the person belongs to, the latest first; two statements, however long it is. */
export async function listEvents(db: Queryable, { userId, reportId, locale }: Asked, page: PageAsked) {
  // Asked once, and not for every line: it is one report.
  const isVisible = exists(
    db
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.id, reportId), memberOf(userId, reports.placeId))),
  )
  const visible = and(eq(reportEvents.reportId, reportId), isVisible)
  // The page first, with no more than ids: counting carries no texts, and people are asked for one page.
  const found = db
    .select({ id: reportEvents.id, total: totalOfAll.as('total') })
    .from(reportEvents)
    .where(visible)
    .orderBy(desc(reportEvents.createdAt), asc(reportEvents.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
    .as('found')
  const rows = await db
    .select({
      id: reportEvents.id,
      reportId: reportEvents.reportId,
      kind: reportEvents.kind,
      author: personShownIn(reportEvents.authorId, reports.placeId),
      isFromStaff: reportEvents.isFromStaff,
      body: reportEvents.body,
      responsible: personShownIn(reportEvents.responsibleId, reports.placeId),
      promisedOn: reportEvents.promisedOn,
      createdAt: reportEvents.createdAt,
      total: found.total,
    })
    .from(found)
    .innerJoin(reportEvents, eq(reportEvents.id, found.id))
    .innerJoin(reports, eq(reports.id, reportEvents.reportId))
    .orderBy(desc(reportEvents.createdAt), asc(reportEvents.id))
  const files = await filesOfEvents(
    db,
    rows.map(({ id }) => id),
  )
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(reportEvents).where(visible)
    return row?.total ?? 0
  })
  const events = rows.map((row) =>
    reportEvent.parse({
      ...row,
      author: toAuthor(row.author, locale),
      responsible: toPerson(row.responsible),
      attachments: files.get(row.id) ?? [],
      createdAt: row.createdAt.toISOString(),
    }),
  )
  return { events, meta }
}
