import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { profileRoutes } from '#contract/profile.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import {
  linkTokenOf,
  refusalOf,
  signIn,
  solveCaptcha,
  tryRefresh,
  trySignIn,
} from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const password = 'Nouveau-Secret-2030!'
let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** A signed-in person who tries passwords; each test has its own. */
async function visit(name: string) {
  const { accessToken: token } = await signIn(server, { name })
  const change = (currentPassword: string, to = password) =>
    requestRoute(server.app, settingsRoutes.changePassword, { token, body: { currentPassword, password: to } })
  const email = demoEmail(name)
  const mails = () => server.outbox.mails().filter(({ to }) => to === email)
  const refusedFor = async (currentPassword: string) => refusalOf(await change(currentPassword))
  return { name, email, token, change, refusedFor, mails }
}
const me = async (as: string) => (await requestRoute(server.app, profileRoutes.read, { token: as })).status

describe('changing the password', () => {
  it('ends every other session, keeps this one, and informs the owner', async () => {
    const { name, email, token, change, mails } = await visit('president')
    const phone = await signIn(server, { name })
    const traces = await tracesOf(server, async () => expect((await change(demoPassword)).status).toBe(204))

    expect(await me(token)).toBe(200)
    expect(await me(phone.accessToken)).toBe(401)
    expect((await tryRefresh(server, phone.refreshToken)).status).toBe(401)
    expect((await trySignIn(server, { name })).status).toBe(401)
    expect((await trySignIn(server, { name, password })).status).toBe(200)
    expect(traces.actions).toEqual(['settings.changePassword'])
    expect(traces.events).toMatchObject([{ topic: 'sessions' }])
    await server.drain()
    const [mail] = mails()
    expect(mail).toMatchObject({ subject: expect.stringContaining('mot de passe'), locale: 'fr-FR' })
    expect(mail?.text).toContain('/mot-de-passe-oublie')
    expect(mail?.text).not.toContain(password)
    const [row] = await server.platform.db.select().from(users).where(eq(users.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('counts wrong passwords by session: they lock it there, and leave sign-in and other sessions alone', async () => {
    const { name, token, refusedFor } = await visit('conseil')
    expect(await refusedFor('wrong 1')).toMatchObject({ status: 401, code: 'invalid_credentials', remainingTries: 4 })
    expect(await refusalOf(await trySignIn(server, { name, password: 'wrong' }))).toMatchObject({ remainingTries: 4 })
    for (const remainingTries of [3, 2]) expect(await refusedFor('wrong')).toMatchObject({ remainingTries })
    expect(await refusedFor('wrong 4')).toMatchObject({ code: 'last_attempt_before_lock' })
    expect(await refusedFor('wrong 5')).toMatchObject({ status: 401, code: 'session_locked' })

    expect(await refusedFor(demoPassword)).toMatchObject({ code: 'session_locked' })
    expect(await me(token)).toBe(200)
    expect((await (await visit(name)).change(demoPassword)).status).toBe(204)
  })

  it('is possible while a stranger has locked the sign-in, and opens it again', async () => {
    const { name, change } = await visit('bailleur')
    for (let tried = 0; tried < 5; tried++) await trySignIn(server, { name, password: 'wrong' })
    expect(await refusalOf(await trySignIn(server, { name }))).toMatchObject({ code: 'account_locked' })
    expect((await change(demoPassword)).status).toBe(204)
    expect((await trySignIn(server, { name, password })).status).toBe(200)
  })

  it('restarts the count after the right password', async () => {
    const { change, refusedFor } = await visit('locataire')
    await change('wrong')
    await change(demoPassword)
    expect(await refusedFor('wrong')).toMatchObject({ remainingTries: 4 })
  })

  it('locks once, whatever the number of parallel tries', async () => {
    const { refusedFor } = await visit('gardien')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusedFor('wrong')))
    const codes = answers.map(({ code }) => code)

    expect(codes.filter((code) => code === 'last_attempt_before_lock')).toHaveLength(1)
    expect(codes.filter((code) => code === 'session_locked')).toHaveLength(16)
  })

  it('accepts one of two parallel changes', async () => {
    const { change } = await visit('invite')
    const answers = await Promise.all([change(demoPassword, `${password}1`), change(demoPassword, `${password}2`)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 401])
  })

  it.each([
    ['gestionnaire', 'court', 'mustBeLongerThanTwelve'],
    ['partenaire', 'sans-majuscule-2030!', 'mustHaveUppercase'],
    ['coproprietaire', 'Sans-Chiffre-Aucun!', 'mustHaveDigit'],
    ['admin', `Aa1!${'x'.repeat(125)}`, 'tooLongPassword'],
  ])(
    'refuses, for %s, “%s” by the rules of every new password, without counting a try',
    async (who, weak, fieldCode) => {
      const { change, refusedFor } = await visit(who)
      expect(await refusalOf(await change('wrong', weak))).toMatchObject({ status: 422, field: 'password', fieldCode })
      expect(await refusedFor('wrong')).toMatchObject({ remainingTries: 4 })
    },
  )

  it.each([
    ['vsy', demoPassword, 'currentPassword'],
    ['dir', 'Password1234!', 'guessablePassword'],
    ['eco', 'Aa1!Aa1!Aa1!', 'guessablePassword'],
  ] as const)(
    'refuses, for %s, the present password and one that is easily guessed: “%s”',
    async (name, to, fieldCode) => {
      const offer = name === 'vsy' ? 'VSY' : name === 'dir' ? 'DIR' : 'ECO'
      const { accessToken: token } = await signIn(server, { name, offer })
      const body = { currentPassword: demoPassword, password: to }
      const refused = await requestRoute(server.app, settingsRoutes.changePassword, { token, offer, body })
      expect(await refusalOf(refused)).toMatchObject({ status: 422, field: 'password', fieldCode })
      expect((await trySignIn(server, { name, offer })).status).toBe(200)
    },
  )

  it('revokes links requested before', async () => {
    const { email, change } = await visit('comptable')
    const { clientId } = offers.ESE
    const user = { email, sergicOffer: 'ESE' }
    const recaptchaToken = await solveCaptcha(server)
    await requestRoute(server.app, authenticationRoutes.requestPassword, { body: { user, recaptchaToken, clientId } })
    await server.drain()
    const resetPasswordToken = await linkTokenOf(server, email)
    await change(demoPassword)

    const body = { user: { ...user, password: 'Encore-Un-Autre-2030!' }, resetPasswordToken, clientId }
    expect((await requestRoute(server.app, authenticationRoutes.resetPassword, { body })).status).toBe(410)
  })
})
