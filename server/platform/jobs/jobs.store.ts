import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JobState } from '#contract/jobs.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '../database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '../pagedList.ts'

/** The columns of pg-boss. It creates and migrates this table itself. */
const jobs = pgSchema('jobs').table('job', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  data: jsonb('data'),
  state: text('state').notNull(),
  retryCount: integer('retry_count').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  startAfter: timestamp('start_after', { withTimezone: true }).notNull(),
  startedOn: timestamp('started_on', { withTimezone: true }),
  completedOn: timestamp('completed_on', { withTimezone: true }),
  output: jsonb('output'),
})

const boss = { waiting: ['created', 'retry'], running: ['active'], failed: ['failed'] } as const satisfies Readonly<
  Record<JobState, readonly string[]>
>
const isIn = (states: readonly string[]) => sql`${jobs.state}::text in ${[...states]}`
/** Recurrent work belongs to no offer. */
const isOfOffer = (offer: OfferCode) => sql`coalesce(${jobs.data} #>> '{data,offer}', ${offer}) = ${offer}`
const kind = sql<string | null>`${jobs.data} ->> 'kind'`
/** Our reason, or pg-boss's for a job whose process is gone or whose time is over. */
const reason = sql<string | null>`coalesce(${jobs.output} ->> 'reason', ${jobs.output} #>> '{value,message}')`
const stateOf = sql<JobState>`case when ${isIn(boss.failed)} then 'failed' when ${isIn(boss.running)} then 'running' else 'waiting' end`

const orders: Readonly<Record<JobState, SQL>> = {
  failed: desc(jobs.completedOn),
  running: asc(jobs.startedOn),
  waiting: asc(jobs.startAfter),
}
const since = { failed: jobs.completedOn, running: jobs.startedOn, waiting: jobs.startAfter } as const

type Filter = { readonly offer: OfferCode; readonly state: JobState }

export async function listJobs(db: Queryable, { offer, state }: Filter, page: PageQuery) {
  const where = sql`${isIn(boss[state])} and ${isOfOffer(offer)}`
  const rows = await db
    .select({
      id: jobs.id,
      kind,
      data: sql<unknown>`${jobs.data} -> 'data'`,
      failures: jobs.retryCount,
      createdAt: jobs.createdOn,
      since: since[state],
      reason,
      total: totalOfAll,
    })
    .from(jobs)
    .where(where)
    .orderBy(orders[state], jobs.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  return { rows, meta: await metaOf(rows, page, () => db.$count(jobs, where)) }
}

export function countJobs(db: Queryable, offer: OfferCode) {
  const states = Object.values(boss).flat()
  const count = (state: JobState) => sql<number>`(count(*) filter (where ${isIn(boss[state])}))::int`
  return db
    .select({ kind, failed: count('failed'), running: count('running'), waiting: count('waiting') })
    .from(jobs)
    .where(sql`${isIn(states)} and ${isOfOffer(offer)}`)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Locks a job, so that two retries of it run in sequence. */
export async function lockJob(db: Queryable, id: string, offer: OfferCode) {
  const [row] = await db
    .select({ queue: jobs.name, kind, state: stateOf })
    .from(jobs)
    .where(sql`${eq(jobs.id, id)} and ${isOfOffer(offer)}`)
    .for('update')
  return row ?? null
}
