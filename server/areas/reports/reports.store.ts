import { and, eq, inArray, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import type { ReportStatus } from '#contract/reports/reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import { reportEvents, reportReadings, reports, reportWitnesses } from './reports.tables.ts'

const report = thingsIn('report', reports)
export const placeOfReport = placeOf(({ reportId }: { readonly reportId: string }) => report(reportId))
export const isReport = isThere(reports)

/** Locks one report of a place that the person belongs to. */
export async function lockReport(db: Queryable, userId: string, reportId: string) {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, reportId), memberOf(userId, reports.placeId)))
    .for('update')
  if (!row) return null
  // A separate statement, which sees who joined or left while the first one waited for the lock.
  const witnessing = await db
    .select({ userId: reportWitnesses.userId })
    .from(reportWitnesses)
    .where(and(eq(reportWitnesses.reportId, reportId), eq(reportWitnesses.userId, userId)))
  const viewer = { isReporter: row.reporterId === userId, isWitness: witnessing.length > 0 }
  return { ...row, ...viewer }
}

export async function insertReport(db: Queryable, values: typeof reports.$inferInsert) {
  const [row] = await db.insert(reports).values(values).returning({ id: reports.id })
  if (!row) throw new Error('a report was not written')
  return row.id
}

/** The fields that staff change. */
export type ReportValues = Partial<
  Pick<typeof reports.$inferInsert, 'responsibleId' | 'promisedOn' | 'workProvider' | 'workPlannedOn' | 'escalatedAt'>
>
/** One event of a history. */
export type Line = Pick<
  typeof reportEvents.$inferInsert,
  'kind' | 'body' | 'responsibleId' | 'promisedOn' | 'workProvider' | 'workPlannedOn'
>

export async function writeReport(
  db: Queryable,
  id: string,
  change: ReportValues & { readonly status: ReportStatus; readonly updatedAt: Date },
): Promise<void> {
  await db.update(reports).set(change).where(eq(reports.id, id))
}

export async function insertEvent(db: Queryable, values: typeof reportEvents.$inferInsert): Promise<string> {
  const [row] = await db.insert(reportEvents).values(values).returning({ id: reportEvents.id })
  if (!row) throw new Error('a line of a history was not written')
  return row.id
}

type Witness = { readonly reportId: string; readonly userId: string }

export async function insertWitness(db: Queryable, witness: Witness, joinedAt: Date): Promise<void> {
  await db.insert(reportWitnesses).values({ ...witness, joinedAt })
}

export async function deleteWitness(db: Queryable, { reportId, userId }: Witness): Promise<void> {
  await db
    .delete(reportWitnesses)
    .where(and(eq(reportWitnesses.reportId, reportId), eq(reportWitnesses.userId, userId)))
}

/** Records that somebody has read a report in its current state. Returns whether it was unread. */
export async function writeReading(db: Queryable, { reportId, userId }: Witness): Promise<boolean> {
  const seen = db
    .select({ userId: sql`${userId}::uuid`.as('user_id'), reportId: reports.id, readAt: reports.updatedAt })
    .from(reports)
    .where(and(eq(reports.id, reportId), memberOf(userId, reports.placeId)))
  const rows = await db
    .insert(reportReadings)
    .select(seen)
    .onConflictDoUpdate({
      target: [reportReadings.userId, reportReadings.reportId],
      set: { readAt: sql`excluded.read_at` },
      setWhere: sql`${reportReadings.readAt} < excluded.read_at`,
    })
    .returning({ reportId: reportReadings.reportId })
  return rows.length > 0
}

/** The people who handle reports of a place, each once, the longest-serving first. */
export async function respondersOf(db: Queryable, placeId: string) {
  return db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, permissions['report.answer'])))
    .orderBy(memberships.since, memberships.userId, memberships.role)
}

/** The people among these who may read reports of the place now. */
export async function readersAmong(
  db: Queryable,
  placeId: string,
  people: readonly string[],
): Promise<readonly string[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.placeId, placeId),
        inArray(memberships.userId, [...people]),
        inArray(memberships.role, permissions['report.read']),
      ),
    )
  return rows.map(({ userId }) => userId)
}

export async function witnessesOf(db: Queryable, reportId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: reportWitnesses.userId })
    .from(reportWitnesses)
    .where(eq(reportWitnesses.reportId, reportId))
  return rows.map(({ userId }) => userId)
}
