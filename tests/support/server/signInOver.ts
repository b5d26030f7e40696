import { fromWire, toWire } from '#contract/case.ts'
import { type SessionTokens, sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'

/** Signs a demo account in over the network; returns its tokens. */
export async function tokensOver(url: string, name: string): Promise<SessionTokens> {
  const { clientId, signInScope: scope } = offers.ESE
  const credentials = { grantType: 'password', username: demoEmail(name), password: demoPassword, clientId, scope }
  const { method, path, answer } = sessionRoutes.token
  const body = JSON.stringify(toWire(credentials))
  const response = await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, body })
  return answer.parse(fromWire(await response.json()))
}

export const signInOver = async (url: string, name: string): Promise<string> =>
  (await tokensOver(url, name)).accessToken
