import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { signIn, solveCaptcha, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const minute = 60_000
const hour = 60 * minute
const { clientId } = offers.ESE

let server: TestServer
/** The mail server's reply: it accepts a mail when this is empty. */
let refusal = ''
const sent: Mail[] = []
const mailsTo = (email: string) => sent.filter(({ to }) => to === email)
beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (refusal) throw new Error(refusal)
      sent.push(mail)
    },
  }
  server = await startDemoServer({ mailer })
})
afterAll(() => server.close())

const rows = z.object({
  rows: z.array(z.object({ state: z.string(), data: z.string(), output: z.string().nullable() })),
})
async function jobsAbout(kind: string) {
  const found = await server.platform.db.execute(
    sql`select state::text, data::text, output::text from jobs.job where data ->> 'kind' = ${kind} order by created_on`,
  )
  return rows.parse(found).rows
}
const askForReset = async (email: string) =>
  requestRoute(server.app, authenticationRoutes.requestPassword, {
    body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken: await solveCaptcha(server), clientId },
  })
const changePassword = async (name: string, to: string) => {
  const { accessToken: token } = await signIn(server, { name })
  return requestRoute(server.app, settingsRoutes.changePassword, {
    token,
    body: { currentPassword: demoPassword, password: to },
  })
}

describe('a mail', () => {
  it('that the mail server refuses for an hour arrives afterwards, once', async () => {
    const email = demoEmail('conseil')
    refusal = '451 try again later'
    expect((await askForReset(email)).status).toBe(204)
    for (let passed = 0; passed <= hour; passed += 10 * minute) {
      await passJobTime(server.platform.db, passed)
      await server.drain()
    }
    expect(mailsTo(email)).toEqual([])
    const [waiting] = await jobsAbout('the link of a forgotten password')
    expect(waiting).toMatchObject({ state: 'retry', output: expect.stringContaining('try again later') })

    refusal = ''
    await passJobTime(server.platform.db, 3 * hour)
    await server.drain()
    await passJobTime(server.platform.db, 6 * hour)
    await server.drain()
    expect(mailsTo(email)).toHaveLength(1)
    const token = /_token=([\w-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1]
    const body = {
      user: { email, password: 'Ascenseur-Vert-27!', sergicOffer: 'ESE' },
      resetPasswordToken: token,
      clientId,
    }
    expect((await requestRoute(server.app, authenticationRoutes.resetPassword, { body })).status).toBe(204)
  })

  it('is a job of the change that causes it: neither exists without the other', async () => {
    const kind = 'the notice of a change of account'
    expect((await changePassword('president', 'Ascenseur-Bleu-27!')).status).toBe(204)
    expect(await jobsAbout(kind)).toMatchObject([{ state: 'created' }])

    const { db } = server.platform
    await db.execute(sql`alter table jobs.job_common rename to away`)
    expect((await changePassword('bailleur', 'Ascenseur-Gris-27!')).status).toBe(500)
    await db.execute(sql`alter table jobs.away rename to job_common`)
    expect((await trySignIn(server, { name: 'bailleur' })).status).toBe(200)

    await server.drain()
    expect(mailsTo(demoEmail('president'))).toHaveLength(1)
    expect(mailsTo(demoEmail('bailleur'))).toEqual([])
  })

  it('leaves neither links nor secrets in the job table', async () => {
    const [forgetful, invited] = [demoEmail('gardien'), demoEmail('sans-mot-de-passe')]
    await askForReset(forgetful)
    await requestRoute(server.app, authenticationRoutes.mailCheck, { body: { user: { email: invited }, clientId } })
    await server.drain()
    expect([mailsTo(forgetful), mailsTo(invited)].map((mails) => mails.length)).toEqual([1, 1])
    const kinds = ['the link of a forgotten password', 'the link of an activation']
    const stored = JSON.stringify(await Promise.all(kinds.map(jobsAbout)))
    expect(stored).not.toContain(invited)
    for (const { text } of sent) {
      const token = /_token=([\w-]+)/.exec(text)?.[1]
      if (token) expect(stored).not.toContain(token)
    }
  })

  it('left by a dying process is sent by another one', async () => {
    const email = demoEmail('locataire')
    const { db } = server.platform
    await askForReset(email)
    await db.execute(sql`
      update jobs.job set state = 'active', started_on = jobs.job_now(), heartbeat_on = jobs.job_now()
      where state = 'created' and data -> 'data' ->> 'email' = ${email}`)
    await server.lookAfterJobs()
    await server.drain()
    expect(mailsTo(email)).toEqual([])

    await passJobTime(db, 7 * hour)
    await server.lookAfterJobs()
    await passJobTime(db, 8 * hour)
    await server.drain()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('is deleted some days later, with its recipient address', async () => {
    const kind = 'the link of a forgotten password'
    expect(await jobsAbout(kind)).not.toEqual([])
    await passJobTime(server.platform.db, 5 * 24 * hour)
    await server.lookAfterJobs()
    expect(await jobsAbout(kind)).toEqual([])
  })
})
