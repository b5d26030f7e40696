import { assign, fromPromise, setup } from 'xstate'
import { missingActor } from '#machines/missingActor.ts'

export type PushSituation = 'notOffered' | 'unsupported' | 'denied' | 'off' | 'on'
export type FoundDevice = {
  readonly situation: PushSituation
  readonly publicKey: string | null
  /** Whether another device of the person receives notifications. */
  readonly isAnotherOn: boolean
}
type PushContext = {
  /** The key that the browser subscribes with; `null` until it is known, or when the portal has none. */
  readonly publicKey: string | null
  /** Whether another device of the person receives notifications; `null` until it is known. */
  readonly isAnotherOn: boolean | null
}
type PushEvent = { type: 'device.reload' } | { type: 'push.turnOn' } | { type: 'push.turnOff' } | { type: 'push.test' }

/** Every name the push chart may use. */
export const pushSetup = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    tags: {} as 'loading' | 'unavailable' | 'busy' | PushSituation | 'failed' | 'tested' | 'untested' | 'lasting',
    meta: {} as { specification: string },
  },
  actors: {
    readDevice: fromPromise<FoundDevice>(missingActor('readDevice')),
    /** Resolves with `off` when the person closes the question of the browser without an answer. */
    subscribe: fromPromise<'on' | 'off' | 'denied', { publicKey: string }>(missingActor('subscribe')),
    sendTest: fromPromise<unknown>(missingActor('sendTest')),
    unsubscribe: fromPromise<unknown>(missingActor('unsubscribe')),
  },
  guards: {
    is: (_, params: { found: PushSituation; situation: PushSituation }) => params.found === params.situation,
  },
  actions: {
    rememberDevice: assign((_, { publicKey, isAnotherOn }: FoundDevice) => ({ publicKey, isAnotherOn })),
  },
})
