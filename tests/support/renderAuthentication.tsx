import { createActor, fromPromise } from 'xstate'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { authenticationInput } from '#machines/authentication/authentication/authenticationInput.ts'
import { offers } from '#offers/offers.ts'
import { AuthenticationScreen } from '#src/areas/authentication/AuthenticationScreen.tsx'
import { authenticationActors } from '#src/areas/authentication/authentication.actors.ts'
import { LaterView } from '#src/areas/authentication/LaterView.tsx'
import { signIn } from '#src/areas/session/signIn.ts'
import { createPortalClient } from './portalClient.ts'
import { renderUi } from './renderUi.tsx'

export const sites = Object.values(offers).map(({ code, brandName, site }) => ({ code, brandName, url: site }))

/** Renders the authentication screen with its machine, session and HTTP client. */
export function renderAuthentication(address = { pathname: '/connexion', search: '' }) {
  const { api, session, offer } = createPortalClient()
  const said: string[] = []
  const authentication = createActor(
    authenticationMachine.provide({
      actors: {
        ...authenticationActors({ api, offer }),
        signIn: fromPromise<unknown, { username: string; password: string }>(({ input }) => signIn(session, input)),
      },
      actions: { addStep: () => {}, announceWrongCombination: () => said.push('wrong combination') },
    }),
    { input: authenticationInput(address) },
  ).start()
  const view = renderUi(
    <AuthenticationScreen authenticationRef={authentication} sites={sites} LaterView={LaterView} />,
    { offer },
  )
  return { ...view, authentication, session, said }
}
