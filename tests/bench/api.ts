import { toWire } from '#contract/case.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'

export const postJson = (url: string, path: string, body: unknown) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toWire(body)),
  })

export const askForTokens = (url: string, username: string, password: string) =>
  postJson(url, sessionRoutes.token.path, {
    grantType: 'password',
    username,
    password,
    clientId: offers.ESE.clientId,
    scope: offers.ESE.signInScope,
  })

/** Milliseconds until the whole response has arrived. An unexpected status ends the run. */
export async function timeOf(call: () => Promise<Response>, status: number) {
  const begun = performance.now()
  const response = await call()
  const text = await response.text()
  const took = performance.now() - begun
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return took
}
