import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { linkTokens } from '#server/services/access/authentication.tables.ts'
import { linkTokenOf, refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { clientId } = offers.ESE
const mailCheck = (email: string, on = server) =>
  requestRoute(on.app, authenticationRoutes.mailCheck, { body: { user: { email }, clientId } })
const mailsTo = async (email: string) => {
  await server.drain()
  return server.outbox.mails().filter(({ to }) => to === email)
}

describe('the check of an e-mail address', () => {
  it('sends an invited person their activation link', async () => {
    const email = demoEmail('sans-mot-de-passe')

    expect((await mailCheck(` ${email.toUpperCase()} `)).status).toBe(202)
    const address = 'http://localhost:3000/mot-de-passe/activation?invitation_token='
    expect(await mailsTo(email)).toEqual([expect.objectContaining({ text: expect.stringContaining(address) })])
  })

  it('asks for the password of an account that has one', async () => {
    expect(await refusalOf(await mailCheck(demoEmail('president')))).toMatchObject({
      status: 401,
      code: 'password_required',
    })
  })

  it('answers 404 for an address without an account', async () => {
    expect(await refusalOf(await mailCheck('personne@inconnu.example'))).toMatchObject({
      status: 404,
      code: 'unknown_account',
    })
  })

  it.each(['vsy', 'dir', 'eco', 'neuf', 'vqc'])('sends a co-owner of %s to their own site', async (name) => {
    expect(await refusalOf(await mailCheck(demoEmail(name)))).toMatchObject({
      status: 403,
      code: 'wrong_offer',
      allowedOffer: name.toUpperCase(),
    })
  })

  it('refuses another offer’s client, and a malformed address', async () => {
    const body = { user: { email: demoEmail('president') }, clientId: offers.DIR.clientId }
    const foreign = await requestRoute(server.app, authenticationRoutes.mailCheck, { body })

    expect((await refusalOf(foreign)).code).toBe('invalid_client')
    expect(await refusalOf(await mailCheck('pas-une-adresse'))).toMatchObject({
      status: 422,
      field: 'user.email',
      fieldCode: 'invalidEmail',
    })
  })

  it('is limited per address and per e-mail', async () => {
    const strict = await startDemoServer({ rateLimitScale: 0.1 })
    try {
      const statuses = []
      for (let n = 0; n < 4; n++) statuses.push((await mailCheck(`n${n}@inconnu.example`, strict)).status)
      expect(statuses).toEqual([404, 404, 429, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('an activation', () => {
  it('sets the first password once, and opens the portal', async () => {
    const email = demoEmail('sans-mot-de-passe')
    await mailCheck(email)
    const password = 'Premier-Secret-2026!'
    const body = { user: { password }, invitationToken: await linkTokenOf(server, email), clientId }
    const activate = () => requestRoute(server.app, authenticationRoutes.setPassword, { body })

    expect((await activate()).status).toBe(204)
    await signIn(server, { email, password })
    expect(await refusalOf(await activate())).toMatchObject({ status: 410, code: 'expired_link' })
    expect((await mailCheck(email)).status).toBe(401)
  })

  it('leaves no link behind while its mail is refused, and is one click away afterwards', async () => {
    const broken = await startDemoServer()
    const { drain, outbox, platform } = broken
    const { send } = outbox
    const email = demoEmail('sans-mot-de-passe')
    try {
      Reflect.set(outbox, 'send', () => Promise.reject(new Error('the mail server is down')))
      expect((await mailCheck(email, broken)).status).toBe(202)
      await drain()
      expect(await platform.db.select().from(linkTokens)).toEqual([])
      expect(broken.logged()).toContain('the link of an activation failed')

      Reflect.set(outbox, 'send', send)
      await passJobTime(platform.db, 60_000)
      expect(await linkTokenOf(broken, email)).not.toBe('')
      expect(await platform.db.select().from(linkTokens)).toHaveLength(1)
    } finally {
      await broken.close()
    }
  })
})
