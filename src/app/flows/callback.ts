import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { callbackInput } from '#machines/authentication/callback/callbackInput.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { CallbackScreen } from '#src/areas/authentication/CallbackScreen.tsx'
import { callbackActors } from '#src/areas/authentication/callback.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = CallbackScreen

export const fetchedFlow = ({ location, ...dependencies }: FlowDependencies): FetchedFlow => ({
  name: 'callback',
  logic: callbackMachine.provide({ actors: callbackActors(dependencies) }),
  input: callbackInput(location),
})
