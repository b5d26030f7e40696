import { createActor, fromPromise } from 'xstate'
import { authenticationMachine } from '#machines/authentication/authentication.machine.ts'
import { authenticationInput } from '#machines/authentication/authenticationInput.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { offers } from '#offers/offers.ts'
import { createApi } from '#src/api/createApi.ts'
import { createSendRequest } from '#src/api/sendRequest.ts'
import { AuthenticationScreen } from '#src/areas/authentication/AuthenticationScreen.tsx'
import { authenticationActors } from '#src/areas/authentication/authentication.actors.ts'
import { sessionActors } from '#src/areas/session/session.actors.ts'
import { sessionAccess } from '#src/areas/session/sessionAccess.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { portalOrigin } from './portalServer.ts'
import { renderUi } from './renderUi.tsx'

export const sites = Object.values(offers).map(({ code, brandName, site }) => ({ code, brandName, url: site }))

/** The authentication screen with all that stands behind it, down to the HTTP requests. */
export function renderAuthentication(address = { pathname: '/connexion', search: '' }) {
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
      actions: { persist: () => {}, clearEverything: () => {}, clearData: () => {} },
    }),
    { input: { createId: () => 'sign-in-1' } },
  ).start()

  const snacks: string[] = []
  const authentication = createActor(
    authenticationMachine.provide({
      actors: {
        ...authenticationActors({ api, offer }),
        signIn: fromPromise<unknown, { username: string; password: string }>(({ input }) => signIn(session, input)),
      },
      actions: { announceWrongCombination: () => snacks.push('wrong combination') },
    }),
    { input: authenticationInput(address) },
  ).start()

  const view = renderUi(
    <AuthenticationScreen authenticationRef={authentication} sites={sites} onChooseLocale={() => {}} />,
    { offer },
  )
  return { ...view, authentication, session, snacks }
}
