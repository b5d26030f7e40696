import { createActor } from 'xstate'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import { offers } from '#offers/offers.ts'
import { createApi } from '#src/api/createApi.ts'
import { createSendRequest } from '#src/api/sendRequest.ts'
import { sessionActors } from '#src/areas/session/session.actors.ts'
import { sessionAccess } from '#src/areas/session/sessionAccess.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { portalOrigin } from './portalServer.ts'

/** The session and the HTTP client of a page on the default offer, wired as in the application. */
export function createPortalClient() {
  const offer = offers.ESE
  const send = createSendRequest({ baseUrl: portalOrigin, locale: () => 'fr-FR' })
  const api = createApi({
    send,
    session: sessionAccess(() => session),
    onUnavailable: () => {},
    onForbidden: () => {},
  })
  const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
  const session = createActor(
    sessionMachine.provide({
      actors: sessionActors({ api, send, offer, storage, withLock: (task) => task() }),
      actions: { persist: () => {}, persistSignIn: () => {}, clearEverything: () => {}, clearData: () => {} },
    }),
    { input: { createId: () => crypto.randomUUID() } },
  ).start()
  return { api, session, offer }
}
