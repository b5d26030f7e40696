import { and, asc, eq, exists, gt, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type LiveTopic, liveTopic } from '#contract/live.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { mayHear } from './hearers.store.ts'
import { liveEvents } from './live.tables.ts'

/** The channel on which the database announces new events; the events themselves are read from the table. */
export const liveChannel = 'live_events'

/** An arbitrary number, the same in every process. */
const lockKey = 4_120_664

export const eventsPerRead = 500

type NewEvent = Omit<typeof liveEvents.$inferInsert, 'id'>

type EventForPeople = {
  readonly topic: LiveTopic
  readonly placeId: string
  readonly people: readonly string[]
  readonly subjectId: string
  readonly createdAt: Date
}

/**
 * Writes events, and wakes all listeners once the transaction commits.
 *
 * A sequence gives out its numbers before the commit. Without the lock, number 8 could become visible before number
 * 7: a stream that has shown 8 would ask for events after 8 and lose 7. Between lock and commit, only one transaction
 * numbers its events, so the visible ids have no gap that fills later. All of it is one statement, because others wait.
 */
export async function insertEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = JSON.stringify(
    events.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
  )
  await tx.execute(sql`
    insert into ${liveEvents} (user_id, place_id, topic, subject_id, created_at)
    select event."userId", event."placeId", event.topic, event."subjectId", event."createdAt"
    from (select pg_advisory_xact_lock(${lockKey})) numbered,
      rows from (jsonb_to_recordset(${rows}::jsonb) as (
        "userId" uuid, "placeId" uuid, topic text, "subjectId" uuid, "createdAt" timestamptz
      )) with ordinality as event ("userId", "placeId", topic, "subjectId", "createdAt", position)
    order by event.position
    returning pg_notify(${liveChannel}, '')`)
}

/**
 * The same inside a statement that cannot afford others: one event for each of some people if `source` has rows, numbered
 * once they exist. The statement must read its result, because reading it wakes the listeners.
 */
export const eventsWith = (source: SQL, { people, ...event }: EventForPeople): SQL => sql`
  insert into ${liveEvents} (user_id, place_id, topic, subject_id, created_at)
  select person, ${event.placeId}::uuid, ${event.topic}, ${event.subjectId}::uuid, ${event.createdAt.toISOString()}::timestamptz
  from (select count(*) as written from ${source}) behind,
    lateral (select pg_advisory_xact_lock(${lockKey}) where written > 0) numbered,
    unnest(array[${sql.join(people.map(asId), sql`, `)}]) person
  returning pg_notify(${liveChannel}, '')`
const asId = (id: string) => sql`${id}::uuid`

/** The span of the stored events: none before the first one, and the latest one is always kept. */
export async function readSpan(db: Queryable): Promise<{ readonly first: bigint; readonly last: bigint } | null> {
  const [row] = await db
    .select({
      first: sql<string | null>`min(${liveEvents.id})::text`,
      last: sql<string | null>`max(${liveEvents.id})::text`,
    })
    .from(liveEvents)
  return row?.first && row.last ? { first: BigInt(row.first), last: BigInt(row.last) } : null
}

const event = {
  id: liveEvents.id,
  topic: liveEvents.topic,
  placeId: liveEvents.placeId,
  subjectId: liveEvents.subjectId,
}

const heard = prepared((db) => {
  const members = db
    .select({ ids: sql<unknown>`json_agg(distinct ${memberships.userId})` })
    .from(memberships)
    .where(
      and(
        isNull(liveEvents.userId),
        eq(memberships.placeId, liveEvents.placeId),
        sql`${memberships.userId} = any(${sql.placeholder('people')}::uuid[])`,
        mayHear,
      ),
    )
  return db
    .select({ ...event, userId: liveEvents.userId, offer: places.offer, members: sql<unknown>`(${members})` })
    .from(liveEvents)
    .leftJoin(places, eq(places.id, liveEvents.placeId))
    .where(gt(liveEvents.id, sql.placeholder('after')))
    .orderBy(asc(liveEvents.id))
    .limit(eventsPerRead)
    .prepare('live_events_after')
})

/**
 * The events after an id, each with its readers: one person, or those among `people` whose roles in its place allow them to
 * read its topic now. One statement serves any number of listeners.
 */
export async function readEvents(db: Queryable, after: bigint, people: readonly string[]) {
  const rows = await heard(db).execute({ after, people: [...people] })
  return rows.map(({ userId, offer, members: ids, ...row }) => ({
    ...toEvent(row),
    offer,
    people: new Set(userId === null ? (memberIds.parse(ids) ?? []) : [userId]),
  }))
}
export type HeardEvent = Awaited<ReturnType<typeof readEvents>>[number]

const memberIds = z.nullable(z.array(z.string()))

/** The events that one person has missed since an id, by the same rules; the latest last. */
export async function readMissed(
  db: Queryable,
  { userId, offer, after }: { userId: string; offer: OfferCode; after: bigint },
) {
  const asMember = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.placeId, liveEvents.placeId), mayHear))
  const isTheirs = or(eq(liveEvents.userId, userId), and(isNull(liveEvents.userId), exists(asMember)))
  const rows = await db
    .select(event)
    .from(liveEvents)
    .leftJoin(places, eq(places.id, liveEvents.placeId))
    .where(and(gt(liveEvents.id, after), isTheirs, or(isNull(liveEvents.placeId), eq(places.offer, offer))))
    .orderBy(asc(liveEvents.id))
    .limit(eventsPerRead)
  return rows.map(toEvent)
}

const toEvent = <Row extends { readonly id: bigint; readonly topic: string }>({ topic, ...row }: Row) => ({
  ...row,
  topic: liveTopic.parse(topic),
})

/**
 * Deletes old events, always from the front and never the latest one. A client that asks for the events after an id
 * can therefore learn whether all of them still exist.
 */
export async function deleteOldEvents(db: Queryable, before: Date): Promise<void> {
  const old = db
    .select({ id: max(liveEvents.id) })
    .from(liveEvents)
    .where(lt(liveEvents.createdAt, before))
  const latest = db.select({ id: max(liveEvents.id) }).from(liveEvents)
  await db.delete(liveEvents).where(and(lte(liveEvents.id, sql`(${old})`), lt(liveEvents.id, sql`(${latest})`)))
}
