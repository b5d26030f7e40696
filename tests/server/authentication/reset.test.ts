import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { OfferCode } from '#contract/offers.ts'
import { profileRoutes } from '#contract/profile.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { linkTokens } from '#server/services/access/authentication.tables.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { linkTokenOf, refusalOf, signIn, solveCaptcha, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { untilServed } from '#tests/support/server/untilServed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { clientId } = offers.ESE
const ask = async (email: string, recaptchaToken?: string) =>
  requestRoute(server.app, authenticationRoutes.requestPassword, {
    body: {
      user: { email, sergicOffer: 'ESE' },
      recaptchaToken: recaptchaToken ?? (await solveCaptcha(server)),
      clientId,
    },
  })
const mailsTo = (email: string) => server.outbox.mails().filter(({ to }) => to === email)
async function linkFor(email: string) {
  await ask(email)
  await server.drain()
  return linkTokenOf(server, email)
}
const password = 'Nouveau-Secret-2026!'
const reset = (resetPasswordToken: string, change: object = {}, offer: OfferCode = 'ESE') =>
  requestRoute(server.app, authenticationRoutes.resetPassword, {
    offer,
    body: { user: { password, sergicOffer: offer, ...change }, resetPasswordToken, clientId: offers[offer].clientId },
  })

describe('a request for a new password', () => {
  it('answers known and unknown addresses alike, and mails only the known one', async () => {
    const emails = [demoEmail('president'), 'personne@inconnu.example', demoEmail('vsy')]
    const answers = []
    for (const email of emails) answers.push(await ask(email))
    const shown = answers.map(({ status, headers }) => ({ status, type: headers.get('content-type') }))

    expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(shown[0]?.status).toBe(204)
    await server.drain()
    expect(server.outbox.mails()).toHaveLength(1)
  })

  it('refuses a wrong captcha solution, and the second use of a right one', async () => {
    const solution = await solveCaptcha(server)

    expect((await ask('a@inconnu.example', solution)).status).toBe(204)
    expect(await refusalOf(await ask('b@inconnu.example', solution))).toMatchObject({
      status: 422,
      code: 'captcha_refused',
    })
    expect((await refusalOf(await ask('c@inconnu.example', 'wrong'))).code).toBe('captcha_refused')
  })

  it('sends an invited person their activation link instead', async () => {
    const email = demoEmail('sans-mot-de-passe')
    await linkFor(email)

    expect(mailsTo(email)[0]?.text).toContain('/mot-de-passe/activation?invitation_token=')
  })
})

describe('a reset link', () => {
  it('says whose password it sets, as often as it is requested, until it is used', async () => {
    const email = demoEmail('comptable')
    const token = await linkFor(email)
    const read = async (link: { kind: 'activation' | 'reset'; token: string }, offer: OfferCode = 'ESE') =>
      requestRoute(server.app, authenticationRoutes.passwordLink, {
        offer,
        body: { link, clientId: offers[offer].clientId },
      })

    expect(await (await read({ kind: 'reset', token })).json()).toEqual({ email })
    expect(await (await read({ kind: 'reset', token })).json()).toEqual({ email })
    expect(await refusalOf(await read({ kind: 'reset', token }, 'VSY'))).toMatchObject({ code: 'wrong_offer' })
    const unknown = await refusalOf(await read({ kind: 'reset', token: 'unknown' }))
    expect(await refusalOf(await read({ kind: 'activation', token }))).toEqual(unknown)
    expect((await reset(token)).status).toBe(204)
    expect(await refusalOf(await read({ kind: 'reset', token }))).toEqual(unknown)
    expect(unknown).toMatchObject({ status: 410, code: 'expired_link' })
  })

  it('is 32 random bytes, stored only as a hash', async () => {
    const token = await linkFor(demoEmail('gardien'))
    const rows = await server.platform.db.select().from(linkTokens)

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(rows.map(({ hash }) => hash)).toContain(sha256(token))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('works once, ends every session, and changes the password', async () => {
    const { accessToken } = await signIn(server, { name: 'conseil' })
    const token = await linkFor(demoEmail('conseil'))

    expect((await reset(token, { email: demoEmail('conseil') })).status).toBe(204)
    expect((await requestRoute(server.app, profileRoutes.read, { token: accessToken })).status).toBe(401)
    expect((await trySignIn(server, { name: 'conseil' })).status).toBe(401)
    await signIn(server, { name: 'conseil', password })
    expect(await refusalOf(await reset(token))).toMatchObject({ status: 410, code: 'expired_link' })
  })

  it('sets neither the current password nor one that is easily guessed, and stays valid', async () => {
    const token = await linkFor(demoEmail('invite'))
    const refused = async (chosen: string) => refusalOf(await reset(token, { password: chosen }))
    expect(await refused(demoPassword)).toMatchObject({ field: 'user.password', fieldCode: 'currentPassword' })
    expect(await refused('Password1234!')).toMatchObject({ field: 'user.password', fieldCode: 'guessablePassword' })
    expect((await reset(token)).status).toBe(204)
  })

  it('works once out of ten simultaneous uses', async () => {
    const token = await linkFor(demoEmail('bailleur'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => untilServed(() => reset(token))))

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
  })

  it('makes the person’s other links void', async () => {
    const [first, second] = [await linkFor(demoEmail('locataire')), await linkFor(demoEmail('locataire'))]

    expect((await reset(second)).status).toBe(204)
    expect((await reset(first)).status).toBe(410)
  })

  it('lasts 60 minutes', async () => {
    const token = await linkFor(demoEmail('partenaire'))
    const late = await linkFor(demoEmail('invite'))
    server.clock.advance(3_600_000 - 1)
    expect((await reset(token)).status).toBe(204)
    server.clock.advance(1)
    expect((await reset(late)).status).toBe(410)
  })

  it('stays usable on its own site after a try on another site, or with a weak password', async () => {
    const token = await linkFor(demoEmail('president'))

    expect(await refusalOf(await reset(token, {}, 'VSY'))).toMatchObject({ status: 403, allowedOffer: 'ESE' })
    expect(await refusalOf(await reset(token, { password: 'court' }))).toMatchObject({
      status: 422,
      field: 'user.password',
      fieldCode: 'mustBeLongerThanTwelve',
    })
    expect((await reset(token, { email: 'autre@demo.example' })).status).toBe(410)
    expect((await reset(token)).status).toBe(204)
  })

  it('is unknown when it is made up, or of another kind', async () => {
    const activation = await linkFor(demoEmail('sans-mot-de-passe'))

    expect((await reset('made-up')).status).toBe(410)
    expect((await reset(activation)).status).toBe(410)
  })
})
