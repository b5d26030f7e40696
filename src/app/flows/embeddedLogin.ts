import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { EmbeddedLoginScreen } from '#src/areas/authentication/EmbeddedLoginScreen.tsx'
import { embeddedLoginEffects } from '#src/areas/authentication/embeddedLogin.effects.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = EmbeddedLoginScreen

export const fetchedFlow = ({ session, embeddedLoginOrigin }: FlowDependencies): FetchedFlow => ({
  name: 'embeddedLogin',
  logic: embeddedLoginMachine.provide(
    embeddedLoginEffects({
      page: globalThis.window,
      embedder: globalThis.window.parent,
      storeSession: async ({ user, selectedPlaceId }) =>
        session().send({ type: 'session.store', user, selectedPlaceId }),
    }),
  ),
  input: { origin: embeddedLoginOrigin },
})
