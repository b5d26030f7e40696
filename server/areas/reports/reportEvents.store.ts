import { and, asc, desc, eq, exists, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { toFiles } from '#server/services/files/filesOf.store.ts'
import { filesOfEvent } from './reportFiles.store.ts'
import { reportEvents, reports } from './reports.tables.ts'
import { toWorkOrder } from './shownReport.store.ts'

type Scope = { readonly userId: string; readonly reportId: string; readonly locale: LocaleCode }

const reportId = sql.placeholder('reportId')
const order = [desc(reportEvents.createdAt), asc(reportEvents.id)]

const statement = prepared((db) => {
  // Checked once instead of for every event, because all of them belong to one report.
  const isVisible = exists(
    db
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.id, reportId), memberOf(sql.placeholder('userId'), reports.placeId))),
  )
  // Finds the ids of the page first, so that skipped rows load no texts and no people.
  const found = db
    .select({ id: reportEvents.id })
    .from(reportEvents)
    .where(and(eq(reportEvents.reportId, reportId), isVisible))
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db
    .select({
      id: reportEvents.id,
      reportId: reportEvents.reportId,
      kind: reportEvents.kind,
      author: personShownIn(reportEvents.authorId, reports.placeId),
      isFromStaff: reportEvents.isFromStaff,
      body: reportEvents.body,
      responsible: personShownIn(reportEvents.responsibleId, reports.placeId),
      promisedOn: reportEvents.promisedOn,
      workProvider: reportEvents.workProvider,
      workPlannedOn: reportEvents.workPlannedOn,
      attachments: filesOfEvent,
      createdAt: reportEvents.createdAt,
      total: reports.eventsCount,
    })
    .from(found)
    .innerJoin(reportEvents, eq(reportEvents.id, found.id))
    .innerJoin(reports, eq(reports.id, reportEvents.reportId))
    .orderBy(...order)
    .prepare('report_events')
})

/** The history of a report in a member's place, the latest first, in one statement. */
export async function listEvents(db: Queryable, { locale, ...scope }: Scope, page: PageQuery) {
  const rows = await statement(db).execute({ ...scope, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement(db).execute({ ...scope, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  const events = rows.map((row) => ({
    ...row,
    author: toAuthor(row.author, locale),
    workOrder: toWorkOrder(row),
    attachments: toFiles(row.attachments),
    createdAt: row.createdAt.toISOString(),
  }))
  return { events, meta }
}
