import { fromWire, toWire } from '#contract/case.ts'
import { type SessionTokens, sessionRoutes } from '#contract/session.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { createSites } from '#server/platform/sites.ts'

const { offerOf } = createSites({ forced: null, publicUrl: null })

/** Signs a demo account in over the network, at the site of any offer; returns its tokens. */
export async function tokensOver(url: string, name: string): Promise<SessionTokens> {
  const { clientId, signInScope: scope } = offerOf(new URL(url).host)
  const credentials = { grantType: 'password', username: demoEmail(name), password: demoPassword, clientId, scope }
  const { method, path, answer } = sessionRoutes.token
  const body = JSON.stringify(toWire(credentials))
  const response = await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, body })
  return answer.parse(fromWire(await response.json()))
}

export const signInOver = async (url: string, name: string): Promise<string> =>
  (await tokensOver(url, name)).accessToken
