import { SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { describeError } from '../describeError.ts'
import type { Log } from '../log.ts'
import type { JobsDatabase } from '../openDatabase.ts'
import type { Jobs, NewJob } from './job.ts'
import { type QueueName, queues, takeOverWithin } from './queues.ts'

/** Does one job. Rejects for a retry. */
export type Handle = (kind: string, data: unknown) => Promise<void>
/** A job that is due at the start and every hour; its key names it in all releases. */
export type Recurrent = { readonly key: string; readonly job: NewJob }

export type JobQueue = Jobs & {
  /** Starts to run due jobs, including recurrent ones. */
  readonly work: (handle: Handle, recurrent: readonly Recurrent[]) => Promise<void>
  /** Runs due jobs until there are none: the same as a worker, at a moment that the caller chooses. */
  readonly drain: (handle: Handle) => Promise<void>
  /** The work of every minute: jobs left by a dead process become due again, and old ones are deleted. */
  readonly lookAfter: () => Promise<void>
  /** The jobs of each queue that wait, also for another attempt, and failed ones that are still stored. */
  readonly count: () => Promise<readonly JobCounts[]>
  /** Gives running jobs a moment to finish. Another process redoes an interrupted job, or this one does after its next start. */
  readonly stop: () => Promise<void>
}

type JobCounts = { readonly queue: QueueName; readonly waiting: number; readonly failed: number }

type Needs = {
  readonly database: JobsDatabase
  readonly log: Pick<Log, 'fault'>
  /** Neither polls nor maintains its tables: for databases that live as long as a test or a mock. */
  readonly isPassive?: boolean
  /** About how many seconds pass before another process takes over the jobs of a dead one. */
  readonly takeoverSeconds?: number
}

const schema = 'jobs'
const hourly = '0 * * * *'
/** A restart within this time repeats no recurrent job. */
const minute = 60
/** Milliseconds for which a stop waits for running jobs. */
const patience = 2_000
const names: readonly QueueName[] = ['mails', 'exchanges', 'pushes', 'signatures', 'helpdesk', 'imports', 'tasks']
const envelope = z.object({ kind: z.string(), data: z.unknown() })
const statement = z.instanceof(SQL)
const answer = z.object({ rows: z.array(z.unknown()) })
const counted = z.array(z.object({ name: z.string(), waiting: z.coerce.number(), failed: z.coerce.number() }))
const countJobs = `
  select name,
    count(*) filter (where state < 'active') as waiting,
    count(*) filter (where state = 'failed') as failed
  from ${schema}.job where state < 'active' or state = 'failed' group by name`
type Fetched = { readonly id: string; readonly data: unknown }

/** Opens the job queue (pg-boss) on the database of the portal, and brings its tables up to date. */
export async function openJobs({ database, log, isPassive = false, takeoverSeconds = 60 }: Needs): Promise<JobQueue> {
  const isActive = !isPassive
  const { heartbeatSeconds, notifyPollingIntervalSeconds, ...supervision } = takeOverWithin(takeoverSeconds)
  const boss = new PgBoss({
    db: database,
    schema,
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    useListenNotify: isActive,
    schedule: isActive,
    supervise: isActive,
    registerInstance: false,
    ...supervision,
    // No job waits for another one, so the pass that looks for such jobs is switched off.
    flowIntervalSeconds: 3600,
    // Maintenance for a server: the embedded database has neither autovacuum nor anything else that rebuilds indexes.
    reindex: !database.isEmbedded,
    monitorVacuum: !database.isEmbedded,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.fault('the job queue failed', error))
  boss.on('warning', ({ message }) => log.fault('the job queue warns', new Error(message)))
  await boss.start()
  for (const name of names) {
    const { policy, ...settings } = { policy: 'standard', ...queues[name].queue } as const
    await boss.createQueue(name, { policy })
    // A queue made by an earlier release keeps its jobs, and gets the settings of this one.
    await boss.updateQueue(name, { ...settings, heartbeatSeconds })
  }

  const settle = async (handle: Handle, { id, data }: Fetched): Promise<JobResult> => {
    const job = envelope.safeParse(data)
    try {
      if (!job.success) throw new Error('the job has no kind')
      await handle(job.data.kind, job.data.data)
      return { id, status: 'completed' }
    } catch (error) {
      log.fault(`${job.data?.kind ?? 'a job'} failed`, error)
      return { id, status: 'failed', output: { reason: reasonOf(error) } }
    }
  }
  const settleAll = (handle: Handle, jobs: readonly Fetched[]) => Promise.all(jobs.map((job) => settle(handle, job)))

  return {
    add: async (tx, ...jobs) => {
      const db = within(tx)
      for (const [name, some = []] of Object.entries(Object.groupBy(jobs, ({ queue }) => queue))) {
        await boss.insert(
          name,
          some.map(({ kind, data, id, keptFor, oneAtATime }) => ({
            data: { kind, data },
            ...(id && { id }),
            ...(keptFor && { deleteAfterSeconds: keptFor }),
            ...(oneAtATime && { singletonKey: oneAtATime }),
          })),
          { db },
        )
      }
    },
    retry: async (tx, { queue, id }) => {
      const db = within(tx)
      await boss.retry(queue, id, { db })
      // Due now instead of at its deadline: this wakes the workers too.
      await boss.update({ name: queue, options: { id, startAfter: new Date(), db } })
    },
    work: async (handle, recurrent) => {
      for (const name of names) {
        await boss.work(name, { ...queues[name].work, notifyPollingIntervalSeconds, perJobResults: true }, (jobs) =>
          settleAll(handle, jobs),
        )
      }
      await plan(boss, recurrent)
    },
    drain: async (handle) => {
      for (const name of names) {
        for (let jobs = await boss.fetch(name, { batchSize: 50 }); jobs.length > 0; ) {
          for (const { id, status, output } of await settleAll(handle, jobs)) {
            if (status === 'completed') await boss.complete(name, id)
            else await boss.fail(name, id, output)
          }
          jobs = await boss.fetch(name, { batchSize: 50 })
        }
      }
    },
    lookAfter: () => boss.supervise(),
    count: async () => {
      const rows = counted.parse((await database.executeSql(countJobs)).rows)
      return names.map((queue) => {
        const { waiting = 0, failed = 0 } = rows.find(({ name }) => name === queue) ?? {}
        return { queue, waiting, failed }
      })
    },
    stop: () => boss.stop({ close: false, timeout: patience }),
  }
}

/** The caller's transaction, in the form that the library expects. */
const within = (tx: Queryable) =>
  fromDrizzle({ execute: async (query) => answer.parse(await tx.execute(statement.parse(query))) }, sql)

/** For people who look at the queue: as in the log, without addresses and values. */
function reasonOf(error: unknown): string {
  const cause = describeError(error).at(-1)
  return cause && 'message' in cause ? cause.message : 'it failed without an error'
}

/** Every process schedules the same work, and each moment is due once. A schedule that only an earlier release knows ends. */
async function plan(boss: PgBoss, recurrent: readonly Recurrent[]) {
  const known = new Set(recurrent.map(({ key }) => key))
  for (const { name, key } of await boss.getSchedules()) if (!known.has(key)) await boss.unschedule(name, key)
  for (const { key, job } of recurrent) {
    const { queue, kind, data } = job
    const once = { singletonKey: key }
    await boss.schedule(queue, hourly, { kind, data }, { key, ...once })
    await boss.send(queue, { kind, data }, { ...once, singletonSeconds: minute })
  }
}
