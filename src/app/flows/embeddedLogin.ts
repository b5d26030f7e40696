import { embeddedLoginMachine } from '#machines/embeddedLogin/embeddedLogin.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal.flow.ts'
import { EmbeddedLoginScreen } from '#src/areas/embeddedLogin/EmbeddedLoginScreen.tsx'
import { embeddedLoginEffects } from '#src/areas/embeddedLogin/embeddedLogin.effects.ts'
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
