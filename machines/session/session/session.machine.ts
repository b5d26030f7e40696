/**
 * The session of one person in one browser, shared by all its tabs through the key `state`.
 *
 *   restoring → signedOut ⇄ signingIn → authenticated ─ tokens:   idle ⇄ refreshing
 *        └────────────────────────────────↗    │         └ identity: own → requesting → impersonating → own | refused
 *                  signedOut ← signingOut ←────┘
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { authenticated } from './authenticated.state.ts'
import type { SessionUser, StoredSession } from './session.setup.ts'
import { sessionSetup } from './session.setup.ts'

const sessionSection = '§4 Session'

// 1. States, one constant each ------------------------------------------------

const adopted = {
  guard: { type: 'hasSession', params: ({ event }: { event: { session: StoredSession | null } }) => event },
  target: 'authenticated',
  description: 'Another tab signed in: this one follows.',
  actions: [
    'clearData',
    { type: 'rememberSession', params: ({ event }: { event: { session: StoredSession | null } }) => event },
  ],
} as const

const stored = {
  target: 'authenticated',
  description: 'The embedding application handed over a signed-in person.',
  actions: [
    'clearData',
    {
      type: 'openSession',
      params: ({ event }: { event: { user: SessionUser; selectedPlaceId: string | null } }) => event,
    },
    'persist',
  ],
} as const

const restoring = sessionSetup.createStateConfig({
  description: 'The page has just opened; the stored session is being read.',
  meta: { specification: sessionSection },
  tags: 'restoring',
  invoke: {
    id: 'readStored',
    src: 'readStored',
    onDone: [
      {
        guard: { type: 'hasSession', params: ({ event }) => event.output },
        target: 'authenticated',
        description: 'There is a stored session.',
        actions: { type: 'rememberSession', params: ({ event }) => event.output },
      },
      {
        target: 'signedOut',
        description: 'Nobody is signed in in this browser.',
        actions: { type: 'rememberStoredRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'signedOut', description: 'The stored session cannot be read and counts as none.' },
  },
})

const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is signed in; the reason of a refused sign-in is kept for the form.',
  meta: { specification: sessionSection },
  on: {
    'session.signIn': { target: 'signingIn', description: 'The person sends e-mail address and password.' },
    'session.store': stored,
    'session.changedElsewhere': adopted,
  },
})

const signingIn = sessionSetup.createStateConfig({
  description: 'The sign-in request is under way.',
  meta: { specification: sessionSection },
  tags: 'busy',
  entry: ['reset', { type: 'persistSignIn', params: { isFetching: true } }],
  invoke: {
    id: 'requestTokens',
    src: 'requestTokens',
    input: ({ event }) => {
      assertEvent(event, 'session.signIn')
      return { username: event.username, password: event.password }
    },
    onDone: {
      target: 'authenticated',
      description: 'The server accepted: the tokens are stored, and the previous error is cleared.',
      actions: [
        'clearData',
        { type: 'openSession', params: ({ event }) => ({ user: event.output, selectedPlaceId: null }) },
        'persist',
      ],
    },
    onError: {
      target: 'signedOut',
      description: 'The server refused: the session is reset, and the reason is kept.',
      actions: [
        { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        { type: 'persistSignIn', params: { isFetching: false } },
      ],
    },
  },
  on: { 'session.changedElsewhere': adopted },
})

const signingOut = sessionSetup.createStateConfig({
  description: 'All data is cleared immediately; the tokens are revoked in the background.',
  meta: { specification: sessionSection },
  entry: 'clearEverything',
  invoke: {
    id: 'revokeTokens',
    src: 'revokeTokens',
    input: ({ context }) => ({ user: present(context.session).user }),
    onDone: { target: 'signedOut', description: 'The tokens are revoked.', actions: 'reset' },
    onError: {
      target: 'signedOut',
      description: 'The tokens could not be revoked; they expire by themselves.',
      actions: 'reset',
    },
  },
  on: {
    'session.signIn': { target: 'signingIn', description: 'Somebody signs in before the server has responded.' },
    'session.changedElsewhere': adopted,
  },
})

// 2. The chart -----------------------------------------------------------------

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in in this browser, and with which tokens requests are made.',
  context: ({ input }) => ({
    ...input,
    session: null,
    refusal: null,
    hasExpired: false,
  }),
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'restoring',
  states: { restoring, signedOut, signingIn, authenticated, signingOut },
})

// 3. Types for callers ------------------------------------------

export type SessionRef = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
