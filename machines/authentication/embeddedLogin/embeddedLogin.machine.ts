/**
 * Log-in from another application that shows /token-login in a hidden frame.
 *
 *   opening → waiting → storing → done
 *      ↓         ↑_________|
 *     off
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { AuthMessage } from '#contract/authentication/embeddedLogin.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

// 1. Vocabulary -------------------------------------------------------------

type EmbeddedLoginInput = {
  /** The one origin that may talk to this page; `null` = embedded login is off. */
  readonly origin: string | null
}
type EmbeddedLoginContext = EmbeddedLoginInput & { readonly auth: AuthMessage | null }

export type EmbeddedLoginEvent = {
  /** A message has reached the window; `auth` is `null` if the message does not have the exact shape. */
  type: 'message.received'
  origin: string
  auth: AuthMessage | null
}

// 2. Setup: every name the chart may use -------------------------------------

const embeddedLoginSetup = setup({
  types: {
    context: {} as EmbeddedLoginContext,
    events: {} as EmbeddedLoginEvent,
    input: {} as EmbeddedLoginInput,
    tags: {} as 'off' | 'done',
    meta: {} as { specification: string },
  },
  actors: {
    listenToMessages: fromCallback<EmbeddedLoginEvent>(missingAction('listenToMessages')),
    storeSession: fromPromise<void, { auth: AuthMessage }>(missingActor('storeSession')),
  },
  guards: {
    hasOrigin: ({ context }) => context.origin !== null,
    isAuthFromOrigin: ({ context }, params: { origin: string; auth: AuthMessage | null }) =>
      context.origin !== null && params.origin === context.origin && params.auth !== null,
  },
  actions: {
    rememberAuth: assign({ auth: (_, params: { auth: AuthMessage | null }) => params.auth }),
    forgetAuth: assign({ auth: null }),
    /** Posts "ready" to that exact origin. */
    postReady: (_context, _params: { origin: string | null }) => missingAction('postReady')(),
    /** Posts "done" to that exact origin. */
    postDone: (_context, _params: { origin: string | null }) => missingAction('postDone')(),
  },
})

// 3. States, one constant each ------------------------------------------------

const section = '§2 Embedded login (/token-login)'

const opening = embeddedLoginSetup.createStateConfig({
  description: 'The page checks whether an application may embed it.',
  meta: { specification: section },
  always: [
    { guard: 'hasOrigin', target: 'waiting', description: 'One origin is configured.' },
    { target: 'off', description: 'No origin is configured.' },
  ],
})

const off = embeddedLoginSetup.createStateConfig({
  description: 'Embedded login is off: the page says so, and neither posts nor reads messages.',
  meta: { specification: section },
  tags: 'off',
  type: 'final',
})

const waiting = embeddedLoginSetup.createStateConfig({
  description: 'The page has told the embedding window that it is ready, and waits for the signed-in person.',
  meta: { specification: section },
  invoke: { id: 'listenToMessages', src: 'listenToMessages' },
  entry: { type: 'postReady', params: ({ context }) => ({ origin: context.origin }) },
  on: {
    'message.received': {
      guard: { type: 'isAuthFromOrigin', params: ({ event }) => event },
      target: 'storing',
      description:
        'The configured origin sends a signed-in person; any other message changes nothing and gets no answer.',
      actions: { type: 'rememberAuth', params: ({ event }) => event },
    },
  },
})

const storing = embeddedLoginSetup.createStateConfig({
  description: 'The session of this browser becomes that of the person.',
  meta: { specification: section },
  invoke: {
    id: 'storeSession',
    src: 'storeSession',
    input: ({ context }) => ({ auth: present(context.auth) }),
    onDone: { target: 'done', description: 'The session is stored.', actions: 'forgetAuth' },
    onError: {
      target: 'waiting',
      description: 'The session could not be stored; the page is ready again.',
      actions: 'forgetAuth',
    },
  },
})

const done = embeddedLoginSetup.createStateConfig({
  description: 'The page has posted "done" to the embedding window.',
  meta: { specification: section },
  tags: 'done',
  entry: { type: 'postDone', params: ({ context }) => ({ origin: context.origin }) },
  type: 'final',
})

// 4. The chart -----------------------------------------------------------------

export const embeddedLoginMachine = embeddedLoginSetup.createMachine({
  id: 'embeddedLogin',
  description: 'Logs a person in from another application, which embeds this page.',
  context: ({ input }) => ({ ...input, auth: null }),
  initial: 'opening',
  states: { opening, off, waiting, storing, done },
})

// 5. Types for callers ------------------------------------------

export type EmbeddedLoginRef = ActorRefFrom<typeof embeddedLoginMachine>
export type EmbeddedLoginSnapshot = SnapshotFrom<typeof embeddedLoginMachine>
