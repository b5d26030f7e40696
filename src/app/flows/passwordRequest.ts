import { passwordRequestMachine } from '#machines/passwordRequest/passwordRequest.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal.flow.ts'
import { PasswordRequestScreen } from '#src/areas/password/PasswordRequestScreen.tsx'
import { passwordRequestActors } from '#src/areas/password/passwordRequest.actors.ts'
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
