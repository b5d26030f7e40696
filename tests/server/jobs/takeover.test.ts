import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { toWire } from '#contract/case.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { makeWorkFolder, startPortal } from '#tests/support/server/portalProcess.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/server/smtpServer.ts'
import { makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const kind = 'the link of an activation'
const jobs = z.object({ rows: z.tuple([z.object({ state: z.string(), retry_count: z.number() })]) })
const email = demoEmail('sans-mot-de-passe')

describe.skipIf(!serverUrl)('a job of a process that is killed', () => {
  let database: Awaited<ReturnType<typeof makeDemoDatabase>>
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let mailServer: SmtpServer
  let held = 0
  beforeAll(async () => {
    database = await makeDemoDatabase(serverUrl ?? '')
    folder = await makeWorkFolder()
    // The first mail gets no answer, so its job hangs until the process dies.
    mailServer = await startSmtpServer(({ to }) => {
      if (to !== email) return '250 accepted'
      held += 1
      return held === 1 ? new Promise(() => {}) : '250 accepted'
    })
  })
  afterAll(async () => {
    await folder.remove()
    await mailServer.stop()
    await database.remove()
  })

  const start = () => {
    const settings = { DATABASE_URL: database.url.href, DEMO: '1', SMTP_URL: mailServer.url }
    return startPortal(folder.path, { ...settings, JOBS_TAKEOVER_SECONDS: '10' })
  }

  it('is done by another process, once', async () => {
    const first = await start()
    const answer = await fetch(first.url + authenticationRoutes.mailCheck.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toWire({ user: { email }, clientId: offers.ESE.clientId })),
    })
    expect(answer.status).toBe(202)
    await until(() => held === 1)
    first.child.kill('SIGKILL')
    await first.ended
    await start()

    const { db, close } = openPostgres(database.url.href, () => undefined)
    const job = async () => {
      const query = sql`select state::text, retry_count from jobs.job where data ->> 'kind' = ${kind}`
      return jobs.parse(await db.execute(query)).rows[0]
    }
    // The job first misses its heartbeat, then waits for its next attempt.
    await until(async () => (await job()).state === 'retry')
    const arrived = () => mailServer.mails().filter(({ to }) => to === email)
    await until(() => arrived().length > 0)
    await until(async () => (await job()).state === 'completed')
    expect((await job()).retry_count).toBe(1)
    await close()
    expect(arrived()).toHaveLength(1)
    expect(arrived()[0]?.text).toContain('/mot-de-passe/activation?invitation_token=')
  })
})
