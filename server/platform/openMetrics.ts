import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { screenOf, screenPaths } from '#contract/addresses.ts'
import type { App, Env } from './app.ts'
import type { Hub } from './hub.ts'
import type { JobQueue } from './jobs/openJobs.ts'
import type { Metrics } from './metrics.ts'
import type { OpenDatabase } from './openDatabase.ts'

type Needs = {
  readonly live: Pick<Hub, 'countStreams'>
  readonly jobs: Pick<JobQueue, 'count'>
  readonly countPools: OpenDatabase['countPools']
}

type OpenMetrics = Metrics & {
  /** Answers `GET /metrics`. It needs its own port, because it has no authentication. */
  readonly app: App
}

/** Seconds. Requests are answered within two, or refused. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Milliseconds for which a scrape waits for the database. */
const patience = 1_500

/** The metrics of one process in the text format of Prometheus. Gauges are read on each scrape. */
export function openMetrics({ live, jobs, countPools }: Needs): OpenMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the head of a response, by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers,
  })
  const streams: Gauge = new Gauge({
    name: 'portal_live_streams',
    help: 'Live streams that are open.',
    registers,
    collect: () => streams.set(live.countStreams()),
  })
  gaugePools(countPools, registers)
  gaugeJobs(jobs, registers)

  const app = new Hono<Env>()
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return {
    app,
    countRequest: (c, milliseconds) => {
      const method = methods.has(c.req.method) ? c.req.method : 'other'
      requests.observe({ route: routeOf(c), method, status: c.res.status }, milliseconds / 1_000)
    },
  }
}

/** The pattern and not the address, which contains ids: each id would become a series of its own. */
function routeOf(c: Context<Env>): string {
  const pattern = routePath(c)
  if (pattern.replace('/', '') !== '*' && pattern !== '') return pattern
  const screen = screenOf(c.req.path)
  return screen ? screenPaths[screen] : 'other'
}

function gaugePools(countPools: Needs['countPools'], registers: Registry[]) {
  const gauges = {
    total: ['portal_database_connections', 'Open connections to PostgreSQL.'],
    idle: ['portal_database_idle_connections', 'Open connections to PostgreSQL that nobody uses.'],
    waiting: ['portal_database_waiting', 'Callers that wait for a connection to PostgreSQL.'],
  } as const
  for (const count of ['total', 'idle', 'waiting'] as const) {
    const [name, help] = gauges[count]
    const gauge: Gauge<'pool'> = new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect: () => {
        for (const { pool, ...counts } of countPools()) gauge.set({ pool }, counts[count])
      },
    })
  }
}

/** If the database does not respond, its series are missing and the others remain. */
function gaugeJobs(jobs: Needs['jobs'], registers: Registry[]) {
  const gauge: Gauge<'queue' | 'state'> = new Gauge({
    name: 'portal_jobs',
    help: 'Jobs that wait (also for another attempt), and jobs given up that are still kept.',
    labelNames: ['queue', 'state'],
    registers,
    collect: async () => {
      const counts = await withinPatience(jobs.count().catch(() => []))
      gauge.reset()
      for (const { queue, waiting, failed } of counts) {
        gauge.set({ queue, state: 'waiting' }, waiting)
        gauge.set({ queue, state: 'failed' }, failed)
      }
    },
  })
}

async function withinPatience<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  const { promise: nothing, resolve } = Promise.withResolvers<readonly Item[]>()
  const timer = setTimeout(() => resolve([]), patience)
  try {
    return await Promise.race([read, nothing])
  } finally {
    clearTimeout(timer)
  }
}
