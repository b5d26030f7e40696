import { solveChallenge } from 'altcha-lib/v1'
import { authenticationRoutes, captchaChallenge } from '#contract/authentication/authentication.ts'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { type ProblemError, problem } from '#contract/problems.ts'
import { sessionRoutes, sessionTokens } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

type Account = {
  readonly name?: string
  readonly email?: string
  readonly password?: string
  readonly offer?: OfferCode
}

/** Signs in to a demo account by name, or with any e-mail address; the response may be a refusal. */
export const trySignIn = ({ app }: TestServer, { name = 'coproprietaire', ...account }: Account = {}) => {
  const { email = demoEmail(name), password = demoPassword, offer = 'ESE' } = account
  const { clientId, signInScope: scope } = offers[offer]
  return requestRoute(app, sessionRoutes.token, {
    offer,
    body: { grantType: 'password', username: email, password, clientId, scope },
  })
}

export async function signIn(server: TestServer, account: Account = {}) {
  const response = await trySignIn(server, account)
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`)
  return sessionTokens.parse(fromWire(await response.json()))
}

export const tryRefresh = ({ app }: TestServer, refreshToken: string, offer: OfferCode = 'ESE') =>
  requestRoute(app, sessionRoutes.token, {
    offer,
    body: { grantType: 'refresh_token', refreshToken, clientId: offers[offer].clientId },
  })

export const tokensOf = async (response: Response) => sessionTokens.parse(fromWire(await response.json()))

/** The first error decides the meaning of a refusal. */
export async function refusalOf(response: Response): Promise<ProblemError & { status: number }> {
  const [first] = problem.parse(fromWire(await response.json())).errors
  if (!first) throw new Error('a refusal without an error')
  return { ...first, status: response.status }
}

export async function solveCaptcha({ app }: TestServer): Promise<string> {
  const answer = await requestRoute(app, authenticationRoutes.captcha)
  const { maxNumber, ...challenge } = captchaChallenge.parse(fromWire(await answer.json()))
  const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, maxNumber).promise
  return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64')
}

/** The token of the link in the latest mail to an address, once all mails are sent. */
export async function linkTokenOf({ drain, outbox }: TestServer, to: string): Promise<string> {
  await drain()
  const mail = outbox.mails().find((sent) => sent.to === to)
  const token = /_token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was sent to ${to}`)
  return token
}
