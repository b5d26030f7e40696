/**
 * A form in a dialog: opened, filled in, sent, and closed once the server has stored it.
 *
 *   closed ⇄ editing → saving → closed
 *               ↑__________│  (refused: the fields say why; failed: the form says so)
 *
 * Closing it keeps the typed text; cancelling or saving does not.
 */
import type { ActorRef, Snapshot } from 'xstate'
import { assertEvent, assign, emit, fromPromise, or, setup } from 'xstate'
import type { FieldCodes } from '#contract/problems.ts'
import { codesByField } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

/** The fields of one form, or of all forms that take turns in a dialog. */
type FieldOf<Values> = Values extends unknown ? keyof Values & string : never
/** A code that belongs to no field is under `form`. */
type FormCodes<Field extends string> = FieldCodes<Field | 'form'>
export type SaveAnswer<Field extends string> =
  | { readonly isSaved: true }
  | { readonly isSaved: false; readonly fieldCodes: FormCodes<Field> }
/** The values of a form, and the id of its subject. */
export type Filled<Values> = { readonly subject: string | null; readonly values: Values }

type FormDialogContext<Values> = {
  /** The id of the form's subject, when the same form serves several. */
  readonly subject: string | null
  readonly fieldCodes: FormCodes<FieldOf<Values>>
  readonly hasFailed: boolean
}

type FormDialogEvent<Values> =
  | { type: 'form.open'; subject: string | null }
  | { type: 'form.close' }
  | { type: 'form.cancel' }
  | { type: 'form.change' }
  | { type: 'form.send'; values: Values }
type FormDialogTag = 'open' | 'busy'
type Forgotten = { type: 'draft.forgotten' }

// 2. The chart of a dialog for forms with these values ------------------------

const section = '§2 Modals'

export function createFormDialog<Values extends object>() {
  type Answer = SaveAnswer<FieldOf<Values>>
  const formDialogSetup = setup({
    types: {
      context: {} as FormDialogContext<Values>,
      events: {} as FormDialogEvent<Values>,
      emitted: {} as Forgotten,
      tags: {} as FormDialogTag,
      meta: {} as { specification: string },
    },
    actors: {
      save: fromPromise<Answer, Filled<Values>>(missingActor('save')),
    },
    guards: {
      isSaved: (_, params: { answer: Answer }) => params.answer.isSaved,
      hasFailed: ({ context }) => context.hasFailed,
      hasRefusedFields: ({ context }) => Object.keys(context.fieldCodes).length > 0,
    },
    actions: {
      begin: assign((_, params: { subject: string | null }) => ({
        subject: params.subject,
        fieldCodes: codesByField(),
        hasFailed: false,
      })),
      forgetMessages: assign({ fieldCodes: codesByField(), hasFailed: false }),
      rememberRefusal: assign({
        fieldCodes: (_, params: { answer: Answer }) =>
          params.answer.isSaved ? codesByField() : params.answer.fieldCodes,
      }),
      rememberFailure: assign({ hasFailed: true }),
      /** Shows a snack for 3000 ms. */
      announceSaved: missingAction('announceSaved'),
      /** Tells the form to delete the draft that survives a reload. */
      forgetDraft: emit({ type: 'draft.forgotten' }),
    },
  })

  // 1. States, one constant each ----------------------------------------------

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

  // 2. The chart ---------------------------------------------------------------

  return formDialogSetup.createMachine({
    id: 'formDialog',
    description: 'A form in a dialog.',
    context: { subject: null, fieldCodes: codesByField(), hasFailed: false },
    initial: 'closed',
    states: { closed, editing, saving },
  })
}

/** The chart that is drawn. */
export const formDialogMachine = createFormDialog<{ readonly name: string }>()

// 3. Types for callers ---------------------------------------------------------

export type FormDialogSnapshot<Values = never> = Snapshot<unknown> & {
  readonly context: FormDialogContext<Values>
  readonly hasTag: (tag: FormDialogTag) => boolean
}
/** What a form needs of its dialog; without values, what every form needs. */
export type FormDialogRef<Values = never> = ActorRef<FormDialogSnapshot<Values>, FormDialogEvent<Values>, Forgotten>
