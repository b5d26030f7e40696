/**
 * An administrator searches for a person, gives a reason, and sees the portal as that person.
 *
 *   choosing ⇄ finding
 *      ⇅
 *   explaining → requesting → started (final)
 *                   ⇅
 *                refused
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { FoundPerson } from '#contract/administration.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

// 1. Vocabulary -------------------------------------------------------------

type ChosenPerson = Pick<FoundPerson, 'userId' | 'displayName' | 'email'>
export type ImpersonationRequest = { readonly userId: string; readonly reason: string }
export type ImpersonationAnswer = { isStarted: boolean }

type ImpersonationContext = {
  readonly typed: string
  /** The search: the typed text after a pause. */
  readonly search: string
  readonly chosen: ChosenPerson | null
}

type ImpersonationEvent =
  | { type: 'search.type'; text: string }
  | { type: 'person.choose'; person: ChosenPerson }
  | { type: 'person.change' }
  | { type: 'reason.send'; reason: string }

/** Milliseconds (specification §9: search debounce). */
const searchDebounce = 500

// 2. Setup: every name the chart may use -------------------------------------

const impersonationSetup = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    tags: {} as 'choosing' | 'finding' | 'busy' | 'refused',
    meta: {} as { specification: string },
  },
  actors: {
    startImpersonation: fromPromise<ImpersonationAnswer, ImpersonationRequest>(missingActor('startImpersonation')),
  },
  guards: {
    isStarted: (_, params: { answer: ImpersonationAnswer }) => params.answer.isStarted,
  },
  delays: { searchDebounce },
  actions: {
    rememberTyped: assign({ typed: (_, params: { text: string }) => params.text }),
    searchTyped: assign({ search: ({ context }) => context.typed.trim() }),
    rememberPerson: assign({
      chosen: (_, { person: { userId, displayName, email } }: { person: ChosenPerson }) => ({
        userId,
        displayName,
        email,
      }),
    }),
    forgetPerson: assign({ chosen: null }),
  },
})

// 3. States, one constant each ------------------------------------------------

const impersonationSection = '§6 Administrators can impersonate a user'
const choose = {
  target: 'explaining',
  description: 'The administrator chooses somebody.',
  actions: { type: 'rememberPerson', params: ({ event }: { event: { person: ChosenPerson } }) => event },
} as const
const type = {
  target: 'finding',
  reenter: true,
  description: 'The administrator types; the search starts once they pause.',
  actions: { type: 'rememberTyped', params: ({ event }: { event: { text: string } }) => event },
} as const

const choosing = impersonationSetup.createStateConfig({
  description: 'The people who match the search are shown, page by page.',
  meta: { specification: impersonationSection },
  tags: 'choosing',
  on: { 'search.type': type, 'person.choose': choose },
})

const finding = impersonationSetup.createStateConfig({
  description: 'The administrator is typing.',
  meta: { specification: '§9 Dropdown: search debounce 500 ms' },
  tags: ['choosing', 'finding'],
  after: {
    searchDebounce: {
      target: 'choosing',
      description: 'After a pause of 500 ms, the search starts.',
      actions: 'searchTyped',
    },
  },
  on: { 'search.type': type, 'person.choose': choose },
})

const explain = {
  'person.change': {
    target: 'choosing',
    description: 'The administrator chooses somebody else.',
    actions: 'forgetPerson',
  },
  'reason.send': { target: 'requesting', description: 'The administrator sends the reason.' },
} as const

const explaining = impersonationSetup.createStateConfig({
  description: 'The administrator gives a reason, which the audit log records.',
  meta: { specification: impersonationSection },
  on: explain,
})

const requesting = impersonationSetup.createStateConfig({
  description: 'The impersonation is requested.',
  meta: { specification: '§7 POST /v1/admin/token' },
  tags: 'busy',
  invoke: {
    id: 'startImpersonation',
    src: 'startImpersonation',
    input: ({ context, event }) => {
      assertEvent(event, 'reason.send')
      return { userId: present(context.chosen).userId, reason: event.reason }
    },
    onDone: [
      {
        guard: { type: 'isStarted', params: ({ event }) => ({ answer: event.output }) },
        target: 'started',
        description: 'From now on the portal shows what the other person sees.',
      },
      { target: 'refused', description: 'The server refused.' },
    ],
    onError: { target: 'refused', description: 'The request failed.' },
  },
})

const refused = impersonationSetup.createStateConfig({
  description: 'The request was refused: the administrator may try again, or choose somebody else.',
  meta: { specification: impersonationSection },
  tags: 'refused',
  on: explain,
})

// 4. The chart -----------------------------------------------------------------

export const impersonationMachine = impersonationSetup.createMachine({
  id: 'impersonation',
  description: 'An administrator starts an impersonation.',
  context: { typed: '', search: '', chosen: null },
  initial: 'choosing',
  states: {
    choosing,
    finding,
    explaining,
    requesting,
    refused,
    started: {
      type: 'final',
      description: 'The portal acts for the other person, and a banner says so.',
      meta: { specification: impersonationSection },
    },
  },
})

// 5. Types for callers ------------------------------------------

export type ImpersonationRef = ActorRefFrom<typeof impersonationMachine>
export type ImpersonationSnapshot = SnapshotFrom<typeof impersonationMachine>
