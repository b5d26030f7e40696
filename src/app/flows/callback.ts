import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { callbackInput } from '#machines/callback/callbackInput.ts'
import type { FetchedFlow } from '#machines/portal/portal.flow.ts'
import { CallbackScreen } from '#src/areas/callback/CallbackScreen.tsx'
import { callbackActors } from '#src/areas/callback/callback.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = CallbackScreen

export const fetchedFlow = ({ location, ...dependencies }: FlowDependencies): FetchedFlow => ({
  name: 'callback',
  logic: callbackMachine.provide({ actors: callbackActors(dependencies) }),
  input: callbackInput(location),
})
