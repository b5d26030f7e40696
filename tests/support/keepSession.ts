import { fromWire, toWire } from '#contract/case.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { portalOrigin } from './portalServer.ts'

/** Stores the session of a demo person, as an earlier visit would. Keeps a session that is already there. */
export async function keepSession(name: string) {
  const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
  if (storage.read()) return
  const { clientId, signInScope: scope } = offers.ESE
  const credentials = { grantType: 'password', username: demoEmail(name), password: demoPassword, clientId, scope }
  const answer = await fetch(portalOrigin + sessionRoutes.token.path, {
    method: sessionRoutes.token.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toWire(credentials)),
  })
  const tokens = sessionRoutes.token.answer.parse(fromWire(await answer.json()))
  storage.write({
    id: crypto.randomUUID(),
    user: { ...tokens, impersonatedUser: null },
    selectedPlaceId: null,
  })
}
