/**
 * Snack messages at the bottom of the page: one at a time.
 *
 *   empty → showing (counting ⇄ held) → leaving → showing | empty
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assign, setup } from 'xstate'

// 1. Vocabulary -------------------------------------------------------------

export type SnackTone = 'info' | 'success' | 'warning' | 'error'
/** A message; its text is already in the person's language. */
export type NewSnack = {
  readonly message: string
  readonly tone?: SnackTone
  /** Milliseconds on screen. */
  readonly duration?: number
  /** The button that dismisses it, e.g. "OK". */
  readonly action?: string
  /** Goes to the front of the queue, before the current one. */
  readonly isImportant?: boolean
}
type Snack = { readonly id: number } & Required<Omit<NewSnack, 'action' | 'isImportant'>> & {
    readonly action: string | null
  }

type SnacksContext = { readonly queue: readonly Snack[]; readonly lastId: number }

type SnacksEvent =
  | { type: 'snack.add'; snack: NewSnack }
  | { type: 'snack.dismiss'; id: number }
  | { type: 'snack.hold' }
  | { type: 'snack.release' }
  | { type: 'snacks.clear' }

/** Specification §9. */
const defaultSnackDuration = 5_000
const transitionDuration = 300

// 2. Setup: every name the chart may use -------------------------------------

const snacksSetup = setup({
  types: {
    context: {} as SnacksContext,
    events: {} as SnacksEvent,
    tags: {} as 'shown' | 'leaving',
    meta: {} as { specification: string },
  },
  guards: {
    isQueued: ({ context }, params: { snack: NewSnack }) => isAmong(context.queue, params.snack),
    isQueuedBehind: ({ context }, params: { snack: NewSnack }) => isAmong(context.queue.slice(1), params.snack),
    isImportant: (_, params: { snack: NewSnack }) => Boolean(params.snack.isImportant),
    isShown: ({ context }, params: { id: number }) => context.queue[0]?.id === params.id,
    isWaiting: ({ context }, params: { id: number }) => context.queue[0]?.id !== params.id,
    isNotEmpty: ({ context }) => context.queue.length > 0,
  },
  delays: {
    duration: ({ context }) => context.queue[0]?.duration ?? defaultSnackDuration,
    transition: transitionDuration,
  },
  actions: {
    addLast: assign(({ context }, { snack }: { snack: NewSnack }) => ({
      queue: [...context.queue, complete(snack, context.lastId + 1)],
      lastId: context.lastId + 1,
    })),
    addFirst: assign(({ context }, { snack }: { snack: NewSnack }) => ({
      queue: [complete(snack, context.lastId + 1), ...context.queue],
      lastId: context.lastId + 1,
    })),
    remove: assign({
      queue: ({ context }, { id }: { id: number }) => context.queue.filter((snack) => snack.id !== id),
    }),
    removeFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    removeAll: assign({ queue: [] }),
  },
})

// 3. States, one constant each ------------------------------------------------

const empty = snacksSetup.createStateConfig({
  description: 'There is no message.',
  meta: { specification: '§2 Shared widgets: snack messages' },
  always: {
    guard: 'isNotEmpty',
    target: 'showing',
    description: 'A message has been added.',
  },
})

const showing = snacksSetup.createStateConfig({
  description: 'The first message of the queue is on screen.',
  meta: { specification: '§9 Snack: default 5000 ms' },
  tags: 'shown',
  initial: 'counting',
  states: {
    counting: {
      description: 'The message disappears by itself once its time is over.',
      after: { duration: { target: '#snacks.leaving', description: 'It has been shown long enough.' } },
      on: { 'snack.hold': { target: 'held', description: 'The pointer or the focus is on the message: it stays.' } },
    },
    held: {
      description: 'The message stays as long as the pointer or the focus is on it.',
      on: {
        'snack.release': { target: 'counting', description: 'Pointer and focus have left: its time starts over.' },
      },
    },
  },
  on: {
    'snack.dismiss': [
      {
        guard: { type: 'isShown', params: ({ event }) => event },
        target: 'leaving',
        description: 'The person dismisses the message on screen.',
      },
      {
        actions: { type: 'remove', params: ({ event }) => event },
        description: 'A message still waiting is withdrawn.',
      },
    ],
  },
})

const leaving = snacksSetup.createStateConfig({
  description: 'The message slides out before the next one comes.',
  meta: { specification: '§9 Snack: transition 300 ms' },
  tags: 'leaving',
  after: {
    transition: {
      target: 'empty',
      actions: 'removeFirst',
      description: 'The message is gone; the next one in the queue follows.',
    },
  },
  on: {
    'snack.dismiss': {
      guard: { type: 'isWaiting', params: ({ event }) => event },
      actions: { type: 'remove', params: ({ event }) => event },
      description: 'A message still waiting is withdrawn.',
    },
    'snack.add': [
      {
        guard: { type: 'isQueuedBehind', params: ({ event }) => event },
        description: 'The same message is already waiting; one that is sliding out does not count.',
      },
      {
        guard: { type: 'isImportant', params: ({ event }) => event },
        target: 'empty',
        actions: ['removeFirst', { type: 'addFirst', params: ({ event }) => event }],
        description: 'An important message shows immediately; the one sliding out does not return.',
      },
      {
        actions: { type: 'addLast', params: ({ event }) => event },
        description: 'A message waits at the end of the queue.',
      },
    ],
  },
})

// 4. The chart -----------------------------------------------------------------

export const snacksMachine = snacksSetup.createMachine({
  id: 'snacks',
  description: 'The queue of short messages at the bottom of the page.',
  context: { queue: [], lastId: 0 },
  initial: 'empty',
  on: {
    'snack.add': [
      {
        guard: { type: 'isQueued', params: ({ event }) => event },
        description: 'The same message is already in the queue, so it is not repeated.',
      },
      {
        guard: { type: 'isImportant', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'addFirst', params: ({ event }) => event },
        description: 'An important message goes to the front and shows immediately.',
      },
      {
        actions: { type: 'addLast', params: ({ event }) => event },
        description: 'A message waits at the end of the queue.',
      },
    ],
    'snacks.clear': { target: '.empty', actions: 'removeAll', description: 'Every message is removed.' },
  },
  states: { empty, showing, leaving },
})

// 5. Types for callers, then helpers ------------------------------------------

export type SnacksRef = ActorRefFrom<typeof snacksMachine>
export type SnacksSnapshot = SnapshotFrom<typeof snacksMachine>

function isAmong(queue: readonly Snack[], { message }: NewSnack) {
  return queue.some((snack) => snack.message === message)
}

function complete(snack: NewSnack, id: number): Snack {
  const { message, tone = 'info', duration = defaultSnackDuration, action = null } = snack
  return { id, message, tone, duration, action }
}
