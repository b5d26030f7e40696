import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { linkTokenOf, solveCaptcha } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { clientId, signInScope: scope } = offers.VQC
const email = demoEmail('vqc')
const inLanguage = (locale: LocaleCode) => ({ offer: 'VQC', headers: { 'accept-language': locale } }) as const

async function latestMail() {
  await server.drain()
  return server.outbox.mails()[0]
}

async function lock(locale: LocaleCode) {
  const body = { grantType: 'password', username: email, password: 'wrong', clientId, scope }
  for (let n = 0; n < 5; n++) await requestRoute(server.app, sessionRoutes.token, { ...inLanguage(locale), body })
}

describe('the mails of the Canadian offer', () => {
  it('use the language of the person asking, or the owner’s when a stranger locked the account', async () => {
    await lock('en-CA')
    expect(await latestMail()).toMatchObject({ locale: 'fr-CA', subject: expect.stringContaining('Débloquez') })

    const recaptchaToken = await solveCaptcha(server)
    const asked = { user: { email, sergicOffer: 'VQC' }, recaptchaToken, clientId }
    await requestRoute(server.app, authenticationRoutes.requestPassword, { ...inLanguage('en-CA'), body: asked })
    expect(await latestMail()).toMatchObject({ locale: 'en-CA', subject: expect.stringContaining('Reset') })
  })

  it('use the language in which the owner chose their password', async () => {
    const user = { password: 'Nouveau-Secret-2026!', sergicOffer: 'VQC' }
    const chosen = { user, resetPasswordToken: await linkTokenOf(server, email), clientId }
    await requestRoute(server.app, authenticationRoutes.resetPassword, { ...inLanguage('en-CA'), body: chosen })
    await lock('fr-CA')

    expect(await latestMail()).toMatchObject({ locale: 'en-CA', subject: expect.stringContaining('Unlock') })
  })
})
