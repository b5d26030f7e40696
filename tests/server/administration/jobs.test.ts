import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrationRoutes } from '#contract/administration.ts'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { JobState } from '#contract/jobs.ts'
import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000
const kind = 'the link of an activation'
const email = demoEmail('sans-mot-de-passe')

let server: TestServer
let refusal = ''
let sent: Mail[] = []
const tokens = new Map<OfferCode, string>()
beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (refusal) throw new Error(refusal)
      sent.push(mail)
    },
  }
  server = await startDemoServer({ mailer })
  for (const offer of ['ESE', 'VSY'] as const) {
    tokens.set(offer, (await signIn(server, { name: 'admin', offer })).accessToken)
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  refusal = ''
  sent = []
  await passJobTime(server.platform.db, 0)
  await server.platform.db.execute(sql`delete from jobs.job`)
})

const tokenOf = (offer: OfferCode) => tokens.get(offer) ?? ''
async function list(state: JobState, offer: OfferCode = 'ESE') {
  const token = tokenOf(offer)
  const { data, meta } = await answerOf(server, administrationRoutes.jobs, { token, offer, query: { state } })
  return { jobs: data.result.flatMap((id) => data.entities.jobs[id] ?? []), meta }
}
const count = async () => (await answerOf(server, administrationRoutes.countJobs, { token: tokenOf('ESE') })).counts
const retry = (jobId: string, offer: OfferCode = 'ESE') =>
  requestRoute(server.app, administrationRoutes.retryJob, { token: tokenOf(offer), offer, params: { jobId } })

const askForLink = async () => {
  const body = { user: { email }, clientId: offers.ESE.clientId }
  expect((await requestRoute(server.app, authenticationRoutes.mailCheck, { body })).status).toBe(202)
}
/** A mail that the mail server has refused for the last time. */
async function failedJob() {
  await askForLink()
  await server.platform.db.execute(sql`update jobs.job set retry_limit = 0`)
  refusal = `550 <${email}> is unknown here`
  await server.drain()
  refusal = ''
  const [job] = (await list('failed')).jobs
  if (!job) throw new Error('no job has failed')
  return job
}

describe('the jobs', () => {
  it('are listed by state and counted by kind, with the rows that they name and the reason of their failure', async () => {
    await failedJob()
    await askForLink()
    expect(await list('failed')).toMatchObject({
      jobs: [
        {
          kind,
          failures: 1,
          reason: '550 <[address]> is unknown here',
          subjects: [{ name: 'person', id: demoId('person sans-mot-de-passe') }],
        },
      ],
      meta: { total: 1 },
    })
    expect((await list('waiting')).jobs).toMatchObject([{ kind, failures: 0, reason: null }])
    expect((await list('running')).jobs).toEqual([])
    expect(await count()).toEqual([{ kind, failed: 1, running: 0, waiting: 1 }])
  })

  it('show no address, text or token, not even of a job that holds an address', async () => {
    const { db, jobs } = server.platform
    const data = { email, userId: 'not an id', token: 'a-secret', offer: 'ESE' }
    await jobs.add(db, { queue: 'mails', kind: 'the link of a forgotten password', data })
    await db.execute(sql`
      insert into jobs.job (name, data) values ('mails', '{"kind": "of another release", "data": {"text": "a-secret"}}')`)
    const { jobs: waiting } = await list('waiting')
    expect(waiting.map((job) => [job.kind, job.subjects])).toEqual(
      expect.arrayContaining([
        ['the link of a forgotten password', []],
        [null, []],
      ]),
    )
    for (const secret of [email, 'a-secret', 'another release']) expect(JSON.stringify(waiting)).not.toContain(secret)
  })

  it('of another offer are as absent as those that never existed', async () => {
    const { id } = await failedJob()
    expect((await list('failed', 'VSY')).jobs).toEqual([])
    expect((await retry(id, 'VSY')).status).toBe(404)
    expect((await retry(demoId('no job'))).status).toBe(404)
  })

  it('that have failed stay for two weeks', async () => {
    const { id } = await failedJob()
    await passJobTime(server.platform.db, 13 * day)
    await server.lookAfterJobs()
    expect((await list('failed')).jobs).toMatchObject([{ id }])
    await passJobTime(server.platform.db, 15 * day)
    await server.lookAfterJobs()
    expect((await list('failed')).jobs).toEqual([])
  })
})

describe('a failed job', () => {
  it('that is retried is done once, however often it is requested, and the log says by whom', async () => {
    const { id } = await failedJob()
    await passJobTime(server.platform.db, 10 * day)
    const answers = await Promise.all([retry(id), retry(id), retry(id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await list('waiting')).jobs).toMatchObject([{ id }])
    await server.drain()
    expect((await retry(id)).status).toBe(204)
    await server.drain()

    expect(sent.map(({ to }) => to)).toEqual([email])
    expect(await count()).toEqual([])
    const entries = await server.platform.db
      .select({ actorId: auditEntries.actorId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
    expect(entries).toEqual([{ actorId: demoId('person admin'), detail: { kind } }])
  })

  it('fails again when nothing has changed', async () => {
    const { id } = await failedJob()
    await retry(id)
    refusal = '451 later'
    await server.drain()
    expect((await list('failed')).jobs).toMatchObject([{ id, failures: 2, reason: '451 later' }])
  })
})
