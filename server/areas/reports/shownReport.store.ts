import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Report, WorkOrder } from '#contract/reports/reports.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { reportReadings, reports, reportWitnesses } from './reports.tables.ts'

/** The reader, and today in the place's time zone; placeholders in prepared statements. */
export type Reader = { readonly userId: string | Placeholder; readonly today: string | Placeholder }

/** A report without a promised day is never overdue, nor is a resolved one. */
export const isOverdue = (today: Reader['today']): SQL<boolean> =>
  sql`coalesce(${reports.status} <> 'resolved' and ${reports.promisedOn} < ${today}::date, false)`
export const isReporter = (userId: Reader['userId']): SQL<boolean> =>
  sql`coalesce(${reports.reporterId} = ${userId}, false)`
export const isWitness = (userId: Reader['userId']): SQL<boolean> =>
  sql`exists (select 1 from ${reportWitnesses}
    where ${reportWitnesses.reportId} = ${reports.id} and ${reportWitnesses.userId} = ${userId})`
/** Changes from before the person joined are not unread. */
const isUnread = (userId: Reader['userId']): SQL<boolean> =>
  sql`coalesce(${reports.updatedAt} > coalesce(
    (select ${reportReadings.readAt} from ${reportReadings}
      where ${reportReadings.userId} = ${userId} and ${reportReadings.reportId} = ${reports.id}),
    (select ${memberships.since} from ${memberships}
      where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${reports.placeId}
      order by ${memberships.since} limit 1)), false)`
/**
 * The same for all reports of a place: reading times and the date of the membership are looked up once, while the
 * expression above looks both up for each row.
 */
export const isUnreadIn = (placeId: Placeholder, userId: Placeholder): SQL<boolean> =>
  sql`(${reports.id} not in (
      select reading.report_id from report_readings reading join reports read on read.id = reading.report_id
      where reading.user_id = ${userId} and read.place_id = ${placeId} and reading.read_at >= read.updated_at)
    and (${reports.updatedAt} > (select min(since) from memberships where user_id = ${userId} and place_id = ${placeId})
      or ${reports.id} in (select report_id from report_readings where user_id = ${userId})))`

/** The columns of a report as one person sees it, for a query that joins `equipments`. */
export const shownReport = ({ userId, today }: Reader) => ({
  id: reports.id,
  placeId: reports.placeId,
  title: reports.title,
  description: reports.description,
  category: reports.category,
  kind: reports.kind,
  status: reports.status,
  equipment: reports.equipment,
  equipmentId: reports.equipmentId,
  equipmentName: equipments.name,
  responsible: personShownIn(reports.responsibleId, reports.placeId),
  promisedOn: reports.promisedOn,
  isOverdue: isOverdue(today),
  workProvider: reports.workProvider,
  workPlannedOn: reports.workPlannedOn,
  witnessesCount: sql<number>`(select count(*)::int from ${reportWitnesses} where ${reportWitnesses.reportId} = ${reports.id})`,
  isReporter: isReporter(userId),
  isWitness: isWitness(userId),
  isUnread: isUnread(userId),
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
})

type Ordered = { readonly workProvider: string | null; readonly workPlannedOn: string | null }
type Row = Ordered &
  Omit<Report, 'workOrder' | 'createdAt' | 'updatedAt'> & { readonly createdAt: Date; readonly updatedAt: Date }

export const toWorkOrder = ({ workProvider, workPlannedOn }: Ordered): WorkOrder | null =>
  workProvider === null ? null : { provider: workProvider, plannedOn: workPlannedOn }

export const toReport = <R extends Row>({ workProvider, workPlannedOn, ...row }: R) => ({
  ...row,
  workOrder: toWorkOrder({ workProvider, workPlannedOn }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
