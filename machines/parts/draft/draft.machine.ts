/**
 * Keeps a draft of a form: in the tab immediately, on the server after a pause in typing.
 *
 *   idle → waiting → storing → kept | copied | unkept
 *     ↑_______________________________________│ sent or discarded
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fromPromise, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** Every name the chart of a draft may use. The form holds the text itself. */
const draftSetup = setup({
  types: {
    context: {} as DraftInput,
    input: {} as DraftInput,
    events: {} as { type: 'draft.changed' } | { type: 'draft.left' } | { type: 'draft.forgotten' },
    tags: {} as 'kept' | 'copied' | 'unkept',
    meta: {} as { specification: string },
  },
  actors: {
    /** Resolves with where the draft is stored: on the server, or only in this tab. Rejects when nowhere. */
    storeDraft: fromPromise<'server' | 'tab'>(missingActor('storeDraft')),
  },
  delays: {
    /** A pause in typing. */
    keepPause: 800,
    /** The pause before a retry of storing. */
    retryPause: 15_000,
  },
  guards: {
    isFromTab: ({ context }) => context.isFromTab,
    isOnServer: (_, params: { where: 'server' | 'tab' }) => params.where === 'server',
  },
  actions: {
    /** From now on, leaving the page asks first. */
    hold: missingAction('hold'),
    release: missingAction('release'),
  },
})

type DraftInput = {
  /** Whether the draft came from the tab, so that the server may not have it yet. */
  readonly isFromTab: boolean
}

/** Forms with drafts: reports and their comments, resolutions, requests for a meeting and the president's answers. */
const meta = { specification: '§3 Report and Decision' }

// 1. States, one constant each ------------------------------------------------

const onChange = {
  'draft.changed': { target: 'waiting', description: 'Something was typed or chosen.' },
  'draft.forgotten': {
    target: 'idle',
    description: 'The form was sent or discarded: there is nothing to keep.',
    actions: 'release',
  },
} as const
const again = { retryPause: { target: 'storing', description: 'Storing is retried.' } } as const

const opening = draftSetup.createStateConfig({
  description: 'The form opens with its draft, if there is one.',
  meta,
  always: [
    {
      guard: 'isFromTab',
      target: 'waiting',
      description: 'The draft came from the tab and may exist only there, so it is stored again.',
    },
    { target: 'idle', description: 'The draft came from the server, or there is none.' },
  ],
})

const idle = draftSetup.createStateConfig({
  description: 'Nothing has changed since the form was opened.',
  meta,
  on: { 'draft.changed': onChange['draft.changed'] },
})

const waiting = draftSetup.createStateConfig({
  description: 'The draft is in this tab, and waits for a pause in typing to be stored on the server.',
  meta,
  on: {
    ...onChange,
    'draft.changed': { target: 'waiting', reenter: true, description: 'Another change: the pause starts over.' },
    'draft.left': {
      target: 'storing',
      description: 'The person leaves the form, perhaps to log out: it is stored immediately.',
    },
  },
  after: { keepPause: { target: 'storing', description: 'A pause in typing.' } },
})

const storing = draftSetup.createStateConfig({
  description: 'The draft is being stored on the server, where it survives a log-out.',
  meta,
  invoke: {
    id: 'storeDraft',
    src: 'storeDraft',
    onDone: [
      {
        guard: { type: 'isOnServer', params: ({ event }) => ({ where: event.output }) },
        target: 'kept',
        description: 'The server has stored it.',
        actions: 'release',
      },
      {
        target: 'copied',
        description: 'The server did not answer: for now the draft is only in this tab.',
        actions: 'release',
      },
    ],
    onError: {
      target: 'unkept',
      description: 'Neither the server nor this browser has stored it: leaving asks first.',
      actions: 'hold',
    },
  },
  on: onChange,
})

const kept = draftSetup.createStateConfig({
  description: 'The draft is on the server: available on every device of the person, and after a log-out.',
  meta,
  tags: 'kept',
  on: onChange,
})

const copied = draftSetup.createStateConfig({
  description: 'The draft survives a reload of this tab, and is stored once the server answers.',
  meta,
  tags: 'copied',
  on: onChange,
  after: again,
})

const unkept = draftSetup.createStateConfig({
  description: 'The draft exists on this page only.',
  meta,
  tags: 'unkept',
  on: onChange,
  after: again,
})

// 2. The chart -----------------------------------------------------------------

export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  description: 'Keeps a draft of a form until it is sent or discarded.',
  context: ({ input }) => input,
  initial: 'opening',
  states: { opening, idle, waiting, storing, kept, copied, unkept },
})

// 3. Types for callers ---------------------------------------------------------

export type DraftRef = ActorRefFrom<typeof draftMachine>
export type DraftSnapshot = SnapshotFrom<typeof draftMachine>
