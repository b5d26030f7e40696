import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { PasswordRequestScreen } from '#src/areas/authentication/PasswordRequestScreen.tsx'
import { passwordRequestActors } from '#src/areas/authentication/passwordRequest.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = PasswordRequestScreen

/** /mot-de-passe-oublie?email=… */
export const fetchedFlow = ({ location, ...dependencies }: FlowDependencies): FetchedFlow => ({
  name: 'passwordRequest',
  logic: passwordRequestMachine.provide({
    actors: passwordRequestActors({ ...dependencies, now: () => Date.now() }),
  }),
  input: { email: new URLSearchParams(location.search).get('email') },
})
