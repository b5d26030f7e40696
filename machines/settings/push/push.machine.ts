/**
 * Push notifications on the device in the person's hand.
 *
 *   loading → notOffered · unsupported · denied ⇄ loading
 *      │ ⇅
 *      │ unavailable
 *      ├→ off → subscribing → on → testing → tested · untested
 *      │           │  ↑       │
 *      │           ↓  │       └→ ending → off
 *      │          failed           └→ lasting
 *      └→ on
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { FoundDevice, PushSituation } from './push.setup.ts'
import { pushSetup } from './push.setup.ts'

const section = '§3 Notification settings'

// 1. States, one constant each ------------------------------------------------

const found =
  (situation: PushSituation) =>
  ({ event }: { event: { output: FoundDevice } }) => ({ found: event.output.situation, situation })
const answered =
  (situation: PushSituation) =>
  ({ event }: { event: { output: PushSituation } }) => ({ found: event.output, situation })
const rememberDevice = {
  type: 'rememberDevice',
  params: ({ event }: { event: { output: FoundDevice } }) => event.output,
} as const
/** The states that show a situation have its name. */
const finds = <const Situation extends PushSituation>(situation: Situation, description: string) =>
  ({
    guard: { type: 'is', params: found(situation) },
    target: situation,
    description,
    actions: rememberDevice,
  }) as const

const loading = pushSetup.createStateConfig({
  description: 'The portal and the browser are asked what they know of this device.',
  meta: { specification: section },
  tags: 'loading',
  invoke: {
    id: 'readDevice',
    src: 'readDevice',
    onDone: [
      finds('notOffered', 'This portal sends no push notifications.'),
      finds('unsupported', 'This browser cannot receive any.'),
      finds('denied', 'The person has forbidden them in this browser.'),
      finds('on', 'This device receives them.'),
      { target: 'off', description: 'This device receives none.', actions: rememberDevice },
    ],
    onError: { target: 'unavailable', description: 'The portal did not answer.' },
  },
})

const reload = (description: string) => ({ 'device.reload': { target: 'loading', description } }) as const

const unavailable = pushSetup.createStateConfig({
  description: 'Nobody knows whether this device receives notifications: the person may ask again.',
  meta: { specification: section },
  tags: 'unavailable',
  on: reload('The person asks again.'),
})

const notOffered = pushSetup.createStateConfig({
  description: 'This portal sends no push notifications, and says so.',
  meta: { specification: section },
  tags: 'notOffered',
})

const unsupported = pushSetup.createStateConfig({
  description: 'This browser cannot receive notifications.',
  meta: { specification: section },
  tags: 'unsupported',
})

const denied = pushSetup.createStateConfig({
  description:
    'The person has forbidden notifications of the portal in this browser. Only its settings allow them again.',
  meta: { specification: section },
  tags: 'denied',
  on: reload('The person has changed the settings of the browser.'),
})

const turnOn = {
  'push.turnOn': { target: 'subscribing', description: 'The person wants notifications on this device.' },
} as const

const off = pushSetup.createStateConfig({
  description: 'This device receives no notifications.',
  meta: { specification: section },
  tags: 'off',
  on: turnOn,
})

const subscribing = pushSetup.createStateConfig({
  description: 'The browser asks the person, and the portal stores where to send notifications.',
  meta: { specification: section },
  tags: ['off', 'busy'],
  invoke: {
    id: 'subscribe',
    src: 'subscribe',
    input: ({ context }) => ({ publicKey: present(context.publicKey) }),
    onDone: [
      {
        guard: { type: 'is', params: answered('denied') },
        target: 'denied',
        description: 'The person forbids them in this browser.',
      },
      {
        guard: { type: 'is', params: answered('off') },
        target: 'off',
        description: 'The person closes the question of the browser.',
      },
      { target: 'on', description: 'The device is subscribed.' },
    ],
    onError: { target: 'failed', description: 'The browser or the portal refused.' },
  },
})

const failed = pushSetup.createStateConfig({
  description: 'This device could not be subscribed: the person may try again.',
  meta: { specification: section },
  tags: ['off', 'failed'],
  on: turnOn,
})

const receiving = {
  'push.test': { target: 'testing', description: 'The person wants to see one.' },
  'push.turnOff': { target: 'ending', description: 'The person wants no more notifications on this device.' },
} as const

const on = pushSetup.createStateConfig({
  description: 'This device receives the notifications that the person has chosen.',
  meta: { specification: section },
  tags: 'on',
  on: receiving,
})

const testing = pushSetup.createStateConfig({
  description: 'The portal is asked to send one notification to this device.',
  meta: { specification: section },
  tags: ['on', 'busy'],
  invoke: {
    id: 'sendTest',
    src: 'sendTest',
    onDone: { target: 'tested', description: 'It is on its way.' },
    onError: { target: 'untested', description: 'The portal could not take it.' },
  },
})

const tested = pushSetup.createStateConfig({
  description: 'A test is on its way to this device.',
  meta: { specification: section },
  tags: ['on', 'tested'],
  on: receiving,
})

const untested = pushSetup.createStateConfig({
  description: 'The test was not sent: the person may try again.',
  meta: { specification: section },
  tags: ['on', 'untested'],
  on: receiving,
})

const ending = pushSetup.createStateConfig({
  description: 'The portal forgets where to send notifications.',
  meta: { specification: section },
  tags: ['on', 'busy'],
  invoke: {
    id: 'unsubscribe',
    src: 'unsubscribe',
    onDone: { target: 'off', description: 'This device receives no more notifications.' },
    onError: { target: 'lasting', description: 'The portal did not answer.' },
  },
})

const lasting = pushSetup.createStateConfig({
  description: 'Notifications could not be turned off: they still arrive, and the person may try again.',
  meta: { specification: section },
  tags: ['on', 'lasting'],
  on: receiving,
})

// 2. The chart -----------------------------------------------------------------

export const pushMachine = pushSetup.createMachine({
  id: 'push',
  description: 'Push notifications on one device: whether they arrive, and how to turn them on and off.',
  context: { publicKey: null, isAnotherOn: null },
  initial: 'loading',
  states: {
    loading,
    unavailable,
    notOffered,
    unsupported,
    denied,
    off,
    subscribing,
    failed,
    on,
    testing,
    tested,
    untested,
    ending,
    lasting,
  },
})

// 3. Types for callers ---------------------------------------------------------

export type PushRef = ActorRefFrom<typeof pushMachine>
export type PushSnapshot = SnapshotFrom<typeof pushMachine>
