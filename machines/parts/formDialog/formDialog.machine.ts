/**
 * A form in a dialog: opened, filled in, sent, and closed once the server has taken it.
 *
 *   closed ⇄ editing → saving → closed
 *               ↑__________│  (refused: the fields say why; failed: the form says so)
 *
 * Put away, it keeps what was typed; cancelled or taken by the server, it does not.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

/** By the name of the field; what the server says of no field in particular is under `form`. */
type FieldCodes = Readonly<Record<string, FieldCode>>
export type SaveAnswer = { isSaved: true } | { isSaved: false; fieldCodes: FieldCodes }
export type FormValues = Readonly<Record<string, string>>

type FormDialogContext = {
  /** What the form is about, where the same form serves several things. */
  readonly subject: string | null
  readonly fieldCodes: FieldCodes
  readonly hasFailed: boolean
}

type FormDialogEvent =
  | { type: 'form.open'; subject: string | null }
  | { type: 'form.close' }
  | { type: 'form.cancel' }
  | { type: 'form.change' }
  | { type: 'form.send'; values: FormValues }

// 2. Setup: every name the chart may use -------------------------------------

const formDialogSetup = setup({
  types: {
    context: {} as FormDialogContext,
    events: {} as FormDialogEvent,
    emitted: {} as { type: 'draft.forgotten' },
    tags: {} as 'open' | 'busy',
    meta: {} as { specification: string },
  },
  actors: {
    save: fromPromise<SaveAnswer, { subject: string | null; values: FormValues }>(missingActor('save')),
  },
  guards: {
    isSaved: (_, params: { answer: SaveAnswer }) => params.answer.isSaved,
    hasMessage: ({ context }) => context.hasFailed || Object.keys(context.fieldCodes).length > 0,
  },
  actions: {
    begin: assign((_, params: { subject: string | null }) => ({
      subject: params.subject,
      fieldCodes: {},
      hasFailed: false,
    })),
    forgetMessages: assign({ fieldCodes: {}, hasFailed: false }),
    rememberRefusal: assign({
      fieldCodes: (_, params: { answer: SaveAnswer }) => (params.answer.isSaved ? {} : params.answer.fieldCodes),
    }),
    rememberFailure: assign({ hasFailed: true }),
    /** A snack of 3000 ms says that it was saved. */
    announceSaved: missingAction('announceSaved'),
    /** Heard by the form, which keeps what is typed where it survives a reload. */
    forgetDraft: emit({ type: 'draft.forgotten' }),
  },
})

// 3. States, one constant each ------------------------------------------------

const section = '§2 Modals'

const closed = formDialogSetup.createStateConfig({
  description: 'The form is put away.',
  meta: { specification: section },
  on: {
    'form.open': {
      target: 'editing',
      description: 'The person wants to change or add something.',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
})

const editing = formDialogSetup.createStateConfig({
  description: 'The person fills in the form.',
  meta: { specification: section },
  tags: 'open',
  on: {
    'form.close': {
      target: 'closed',
      description: 'The person puts it away: what was typed is there again next time.',
    },
    'form.cancel': {
      target: 'closed',
      description: 'The person gives it up: nothing was sent, and what was typed is forgotten.',
      actions: 'forgetDraft',
    },
    'form.change': {
      guard: 'hasMessage',
      description: 'Typing takes the former message away.',
      actions: 'forgetMessages',
    },
    'form.send': { target: 'saving', description: 'The person sends the form.', actions: 'forgetMessages' },
  },
})

const saving = formDialogSetup.createStateConfig({
  description: 'What was filled in is on its way; the form stays open until the server has taken it.',
  meta: { specification: section },
  tags: ['open', 'busy'],
  invoke: {
    id: 'save',
    src: 'save',
    input: ({ context, event }) => {
      assertEvent(event, 'form.send')
      return { subject: context.subject, values: event.values }
    },
    onDone: [
      {
        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
        target: 'closed',
        description: 'It is stored, and a message at the bottom says so.',
        actions: ['forgetDraft', 'announceSaved'],
      },
      {
        target: 'editing',
        description: 'The server does not take a field: it says why there, and everything stays typed.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'editing',
      description: 'Something else failed: the form says so, and everything stays typed.',
      actions: 'rememberFailure',
    },
  },
})

// 4. The chart -----------------------------------------------------------------

export const formDialogMachine = formDialogSetup.createMachine({
  id: 'formDialog',
  description: 'A form in a dialog.',
  context: { subject: null, fieldCodes: {}, hasFailed: false },
  initial: 'closed',
  states: { closed, editing, saving },
})

// 5. Types for callers ---------------------------------------------------------

export type FormDialogRef = ActorRefFrom<typeof formDialogMachine>
export type FormDialogSnapshot = SnapshotFrom<typeof formDialogMachine>
