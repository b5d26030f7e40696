/**
 * A form in a dialog: opened, filled in, sent, and closed once the server has stored it.
 *
 *   closed ⇄ editing → saving → closed
 *               ↑__________│  (refused: the fields say why; failed: the form says so)
 *
 * Closing it keeps the typed text; cancelling or saving does not.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent, assign, emit, fromPromise, or, setup } from 'xstate'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

/** Codes by field name; codes of no particular field are under `form`. */
type FieldCodes = Readonly<Record<string, FieldCode>>
export type SaveAnswer = { isSaved: true } | { isSaved: false; fieldCodes: FieldCodes }
export type FormValues = Readonly<Record<string, string>>

type FormDialogContext = {
  /** The id of the form's subject, when the same form serves several. */
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
    hasFailed: ({ context }) => context.hasFailed,
    hasRefusedFields: ({ context }) => Object.keys(context.fieldCodes).length > 0,
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
    /** Shows a snack for 3000 ms. */
    announceSaved: missingAction('announceSaved'),
    /** Tells the form to delete the draft that survives a reload. */
    forgetDraft: emit({ type: 'draft.forgotten' }),
  },
})

// 3. States, one constant each ------------------------------------------------

const section = '§2 Modals'

const closed = formDialogSetup.createStateConfig({
  description: 'The dialog is closed.',
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
      description: 'The person closes the dialog: the typed text is there again next time.',
    },
    'form.cancel': {
      target: 'closed',
      description: 'The person cancels: nothing is sent, and the typed text is deleted.',
      actions: 'forgetDraft',
    },
    'form.change': {
      guard: or(['hasFailed', 'hasRefusedFields']),
      description: 'Typing clears the previous message.',
      actions: 'forgetMessages',
    },
    'form.send': { target: 'saving', description: 'The person sends the form.', actions: 'forgetMessages' },
  },
})

const saving = formDialogSetup.createStateConfig({
  description: 'The form is being saved; the dialog stays open until the server has stored it.',
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
        description: 'The server has stored it, and a message at the bottom says so.',
        actions: ['forgetDraft', 'announceSaved'],
      },
      {
        target: 'editing',
        description: 'The server refuses a field: the reason shows there, and the typed text stays.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'editing',
      description: 'Saving failed: the form says so, and the typed text stays.',
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
