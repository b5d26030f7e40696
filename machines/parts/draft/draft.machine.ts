/**
 * What somebody types is kept beside the form it is typed into: in the tab at once, on the server after a pause.
 *
 *   idle → waiting → storing → kept | copied | unkept
 *     ↑_______________________________________│ sent, or given up
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fromPromise, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** Every name the chart of a draft may use. What is written is none of its business: the form holds it. */
const draftSetup = setup({
  types: {
    context: {} as DraftInput,
    input: {} as DraftInput,
    events: {} as { type: 'draft.changed' } | { type: 'draft.left' } | { type: 'draft.forgotten' },
    tags: {} as 'kept' | 'copied' | 'unkept',
    meta: {} as { specification: string },
  },
  actors: {
    /** Answers where it is kept: on the server, or in this tab only; rejects when nowhere. */
    storeDraft: fromPromise<'server' | 'tab'>(missingActor('storeDraft')),
  },
  delays: {
    /** A pause in typing. */
    keepPause: 800,
    /** Until what could not be stored is tried again. */
    retryPause: 15_000,
  },
  guards: {
    isFromTab: ({ context }) => context.isFromTab,
    isOnServer: (_, params: { where: 'server' | 'tab' }) => params.where === 'server',
  },
  actions: {
    /** From now on leaving asks first. */
    hold: missingAction('hold'),
    release: missingAction('release'),
  },
})

type DraftInput = {
  /** The tab had it when the form was opened: the server may know nothing of it yet. */
  readonly isFromTab: boolean
}

/** The forms that keep what is typed: reports and comments on them, resolutions, requests for a meeting and their answers. */
const meta = { specification: '§3 Report and Decision' }

// 1. States, one constant each ------------------------------------------------

const onChange = {
  'draft.changed': { target: 'waiting', description: 'Something was typed or chosen.' },
  'draft.forgotten': {
    target: 'idle',
    description: 'It was sent, or given up: there is nothing to keep.',
    actions: 'release',
  },
} as const
const again = { retryPause: { target: 'storing', description: 'It is tried again.' } } as const

const opening = draftSetup.createStateConfig({
  description: 'The form is shown with what was found of it.',
  meta,
  always: [
    {
      guard: 'isFromTab',
      target: 'waiting',
      description: 'The tab had it, perhaps the tab alone: it is stored again.',
    },
    { target: 'idle', description: 'The server had it, or nobody.' },
  ],
})

const idle = draftSetup.createStateConfig({
  description: 'Nothing has been written since the form was opened.',
  meta,
  on: { 'draft.changed': onChange['draft.changed'] },
})

const waiting = draftSetup.createStateConfig({
  description: 'It stands in this tab already, and waits for a pause to be stored on the server.',
  meta,
  on: {
    ...onChange,
    'draft.changed': { target: 'waiting', reenter: true, description: 'One more letter: the pause begins anew.' },
    'draft.left': {
      target: 'storing',
      description: 'They go elsewhere on the page, perhaps to log out: no pause is waited for.',
    },
  },
  after: { keepPause: { target: 'storing', description: 'A pause.' } },
})

const storing = draftSetup.createStateConfig({
  description: 'The draft is on its way to the server, where it outlives a log-out.',
  meta,
  invoke: {
    id: 'storeDraft',
    src: 'storeDraft',
    onDone: [
      {
        guard: { type: 'isOnServer', params: ({ event }) => ({ where: event.output }) },
        target: 'kept',
        description: 'It is stored.',
        actions: 'release',
      },
      {
        target: 'copied',
        description: 'The server did not answer: for now it stands in this tab only.',
        actions: 'release',
      },
    ],
    onError: {
      target: 'unkept',
      description: 'Neither the server nor this browser keeps it: leaving asks first.',
      actions: 'hold',
    },
  },
  on: onChange,
})

const kept = draftSetup.createStateConfig({
  description: 'The draft waits on the server: on every device of the person, and after a log-out.',
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
  description: 'What somebody is writing is kept until it is sent or given up.',
  context: ({ input }) => input,
  initial: 'opening',
  states: { opening, idle, waiting, storing, kept, copied, unkept },
})

// 3. Types for callers ---------------------------------------------------------

export type DraftRef = ActorRefFrom<typeof draftMachine>
export type DraftSnapshot = SnapshotFrom<typeof draftMachine>
