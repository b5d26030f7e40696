import { pushMachine } from '#machines/settings/push/push.machine.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { pushActors } from './push.actors.ts'
import { type PushBrowser, pushBrowser } from './pushBrowser.ts'

type Outside = Pick<ScreenProps, 'api' | 'inspect'> & { readonly browser?: PushBrowser }

/** The flow of push notifications on this device. */
export const usePush = ({ api, inspect, browser = pushBrowser }: Outside) =>
  useFlow(() => pushMachine.provide({ actors: pushActors({ api, browser }) }), { inspect })
