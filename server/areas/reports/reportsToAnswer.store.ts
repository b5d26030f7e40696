import { and, asc, eq, min, not, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { reports } from './reports.tables.ts'
import { isOverdue } from './shownReport.store.ts'

type Caller = { readonly userId: string; readonly offer: OfferCode; readonly today: string }

/** More would fill the dashboard; the others are counted for each place. */
const mostEmergencies = 20
const ofOffer = and(eq(places.id, reports.placeId), eq(places.offer, sql.placeholder('offer')))
const isNewEmergency = sql`(${reports.kind} = 'emergency' and ${reports.status} = 'opened')`
/** Written out for the index of unresolved reports. */
const isOngoing = sql`${reports.status} <> 'resolved'`
const inPlace = { placeId: reports.placeId, placeName: places.name }

const emergencies = prepared((db) =>
  db
    .select({ ...inPlace, id: reports.id, title: reports.title, createdAt: reports.createdAt })
    .from(reports)
    .innerJoin(places, ofOffer)
    .where(and(isOngoing, isNewEmergency, mayReadIn(reports.placeId, 'report.answer')))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(mostEmergencies)
    .prepare('emergencies_to_answer'),
)

/** New emergencies after the first twenty; the place with the oldest of these comes first. */
const furtherEmergencies = prepared((db) => {
  const rest = db
    .select({ ...inPlace, createdAt: reports.createdAt })
    .from(reports)
    .innerJoin(places, ofOffer)
    .where(and(isOngoing, isNewEmergency, mayReadIn(reports.placeId, 'report.answer')))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .offset(mostEmergencies)
    .as('rest')
  return db
    .select({ placeId: rest.placeId, placeName: rest.placeName, count: sql<number>`count(*)::int` })
    .from(rest)
    .groupBy(rest.placeId, rest.placeName)
    .orderBy(asc(min(rest.createdAt)), asc(rest.placeId))
    .prepare('further_emergencies_to_answer')
})

const firstPromised = (column: typeof reports.id | typeof reports.title) =>
  sql<string>`(array_agg(${column} order by ${reports.promisedOn}, ${reports.id}))[1]`

const overdue = prepared((db) =>
  db
    .select({
      ...inPlace,
      count: sql<number>`count(*)::int`,
      id: firstPromised(reports.id),
      title: firstPromised(reports.title),
      promisedOn: sql<string>`${min(reports.promisedOn)}::text`,
    })
    .from(reports)
    .innerJoin(places, ofOffer)
    .where(
      and(
        isOngoing,
        isOverdue(sql.placeholder('today')),
        not(isNewEmergency),
        mayReadIn(reports.placeId, 'report.answer'),
      ),
    )
    .groupBy(reports.placeId, places.name)
    .orderBy(asc(min(reports.promisedOn)), asc(reports.placeId))
    .prepare('overdue_to_answer'),
)

export const findEmergencies = (db: Queryable, caller: Caller) => emergencies(db).execute(caller)
export const countFurtherEmergencies = (db: Queryable, caller: Caller) => furtherEmergencies(db).execute(caller)
export const findOverdue = (db: Queryable, caller: Caller) => overdue(db).execute(caller)
