import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { placeRoutes } from '#contract/places.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { openMetrics } from '#server/platform/openMetrics.ts'
import { signIn, solveCaptcha } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { until } from '#tests/support/server/until.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer({ openMetrics })
  token = (await signIn(server, { name: 'coproprietaire' })).accessToken
})
afterAll(() => server.close())

async function scrape(): Promise<string> {
  const answer = await server.metrics?.request('/metrics')
  expect(answer?.status).toBe(200)
  expect(answer?.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  return (await answer?.text()) ?? ''
}
const lines = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start))
const seriesValue = (text: string, series: string) => Number(lines(text, `${series} `)[0]?.split(' ').at(-1))
const requests = (route: string, method: string, status: number) =>
  `portal_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`
const ask = (path: string, method = 'GET') => server.app.request(`http://ese.localhost:3000${path}`, { method })

describe('the metrics', () => {
  it('count requests by the pattern of their route, and unknown paths together', async () => {
    const { path } = placeRoutes.read
    await requestRoute(server.app, placeRoutes.read, { params: { placeId: tilleuls }, token })
    await requestRoute(server.app, placeRoutes.read, { params: { placeId: tilleuls }, token })
    await requestRoute(server.app, placeRoutes.read, { params: { placeId: tilleuls } })
    await ask('/v1/ada.martin@example.com')
    await ask('/ada-martin')
    await ask('/ada-martin', 'BREW')
    await ask('/connexion')

    const text = await scrape()
    expect(seriesValue(text, requests(path, 'GET', 200))).toBe(2)
    expect(seriesValue(text, requests(path, 'GET', 401))).toBe(1)
    expect(seriesValue(text, requests('other', 'GET', 404))).toBe(2)
    expect(lines(text, 'portal_http_request_duration_seconds_count{route="other",method="other"')).toHaveLength(1)
    expect(seriesValue(text, requests('/connexion', 'GET', 200))).toBe(1)
    expect(text).toContain(`portal_http_request_duration_seconds_bucket{le="0.5",route="${path}"`)
    for (const personal of [tilleuls, 'ada', 'BREW', demoEmail('coproprietaire')]) expect(text).not.toContain(personal)
  })

  it('show the open live streams, and the waiting and failed jobs', async () => {
    await server.drain()
    const before = await scrape()
    expect(seriesValue(before, 'portal_live_streams')).toBe(0)
    expect(seriesValue(before, 'portal_jobs{queue="mails",state="waiting"}')).toBe(0)
    expect(seriesValue(before, 'portal_jobs{queue="mails",state="failed"}')).toBe(0)

    const stream = await openStream(server, { token })
    const email = demoEmail('conseil')
    await requestRoute(server.app, authenticationRoutes.requestPassword, {
      body: {
        user: { email, sergicOffer: 'ESE' },
        recaptchaToken: await solveCaptcha(server),
        clientId: offers.ESE.clientId,
      },
    })
    const during = await scrape()
    expect(seriesValue(during, 'portal_live_streams')).toBe(1)
    expect(seriesValue(during, 'portal_jobs{queue="mails",state="waiting"}')).toBe(1)

    await stream.leave()
    await server.platform.db.execute(
      sql`update jobs.job set state = 'failed' where name = 'mails' and state = 'created'`,
    )
    const after = await scrape()
    expect(seriesValue(after, 'portal_live_streams')).toBe(0)
    expect(seriesValue(after, 'portal_jobs{queue="mails",state="waiting"}')).toBe(0)
    expect(seriesValue(after, 'portal_jobs{queue="mails",state="failed"}')).toBe(1)
  })

  it('show the process, and the pools of PostgreSQL if there are any', async () => {
    const text = await scrape()
    expect(seriesValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(seriesValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    const pools = process.env.TEST_DATABASE_URL ? ['limits', 'patient', 'requests'] : []
    for (const name of ['connections', 'idle_connections', 'waiting']) {
      const found = lines(text, `portal_database_${name}{`).map((line) => /pool="(\w+)"/.exec(line)?.[1])
      expect(new Set(found)).toEqual(new Set(pools))
    }
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)('count the callers that wait for a connection to PostgreSQL', async () => {
    const { promise: isScraped, resolve } = Promise.withResolvers<void>()
    let served = 0
    const callers = Array.from({ length: 12 }, () =>
      server.platform.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        served++
        await isScraped
      }),
    )
    await until(() => served === 10)
    const text = await scrape()
    resolve()
    await Promise.all(callers)
    expect(seriesValue(text, 'portal_database_connections{pool="requests"}')).toBe(10)
    expect(seriesValue(text, 'portal_database_idle_connections{pool="requests"}')).toBe(0)
    // The server's work after its responses may wait for connections too.
    expect(seriesValue(text, 'portal_database_waiting{pool="requests"}')).toBeGreaterThanOrEqual(2)
  })

  it('belong to one server: another one in the same process counts for itself, and the portal does not show them', async () => {
    const { path } = placeRoutes.read
    const second = openMetrics({ live: server.platform.live, jobs: { count: async () => [] }, countPools: () => [] })
    const text = await (await second.app.request('/metrics')).text()
    expect(text).not.toContain(path)
    const shown = await ask('/metrics')
    expect(shown.status).toBe(404)
    expect(await shown.text()).not.toContain('portal_live_streams')
  })

  it('are shown without the jobs while the database does not respond', async () => {
    const fails = openMetrics({
      live: server.platform.live,
      jobs: { count: () => Promise.reject(new Error('no answer')) },
      countPools: () => [{ pool: 'requests', total: 10, idle: 0, waiting: 7 }],
    })
    const text = await (await fails.app.request('/metrics')).text()
    expect(lines(text, 'portal_jobs{')).toEqual([])
    expect(seriesValue(text, 'portal_database_waiting{pool="requests"}')).toBe(7)
  })
})
