/**
 * A person begins something that has a page of its own, such as a topic, with its first text.
 *
 *   writing → sending → begun
 *      ↑_________│  (refused: the fields say why; failed or unanswered: the form says so)
 *
 * The form holds what is typed, and its draft survives; the key made with the draft keeps two attempts from beginning two things.
 */
import { assign, fromPromise, setup } from 'xstate'
import type { FieldCodes } from '#contract/problems.ts'
import { codesByField } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

export type BeginAnswer<Field extends string> =
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'refused'; readonly fieldCodes: FieldCodes<Field> }
  /** The idempotency key was used for another text: an earlier version had arrived. */
  | { readonly kind: 'arrivedBefore' }
  /** No response: it may or may not have arrived. */
  | { readonly kind: 'unanswered' }

type BeginningTag = 'busy' | 'failed' | 'unanswered' | 'arrivedBefore'

/** Has the shape of a chart, so that production builds leave out its descriptions. */
type Named = {
  readonly id: string
  readonly description: string
  readonly meta: { readonly specification: string }
  readonly states: { readonly writing: { readonly description: string } }
}

/** The chart for beginning one kind of thing, as typed in the form. */
export function createBeginning<Proposed>({ id, description, meta, states }: Named) {
  type Field = keyof Proposed & string
  type Answer = BeginAnswer<Field>
  const answerOf = ({ event }: { event: { output: Answer } }) => ({ answer: event.output })
  const beginning = setup({
    types: {
      context: {} as { readonly proposed: Proposed | null; readonly fieldCodes: FieldCodes<Field> },
      events: {} as { type: 'form.send'; proposed: Proposed } | { type: 'form.change' },
      tags: {} as BeginningTag,
      meta: {} as { specification: string },
    },
    actors: {
      begin: fromPromise<Answer, { proposed: Proposed }>(missingActor('begin')),
    },
    guards: {
      isBegun: (_, params: { answer: Answer }) => params.answer.kind === 'begun',
      isRefused: (_, params: { answer: Answer }) => params.answer.kind === 'refused',
      hasArrivedBefore: (_, params: { answer: Answer }) => params.answer.kind === 'arrivedBefore',
    },
    actions: {
      rememberProposed: assign({
        proposed: (_, params: { proposed: Proposed }) => params.proposed,
        fieldCodes: codesByField(),
      }),
      rememberRefusal: assign({
        fieldCodes: (_, { answer }: { answer: Answer }) =>
          answer.kind === 'refused' ? answer.fieldCodes : codesByField(),
      }),
      forgetRefusal: assign({ fieldCodes: codesByField() }),
      /** Deletes the draft. */
      forgetDraft: missingAction('forgetDraft'),
      /** Goes to the page of the new thing. */
      show: (_, _params: { answer: Answer }): void => missingAction('show')(),
    },
  })

  // 1. States, one constant each ----------------------------------------------

  const writing = beginning.createStateConfig({
    ...states.writing,
    meta,
    initial: 'ready',
    states: {
      ready: { description: 'Nothing has gone wrong.' },
      failed: { description: 'The server failed; everything is kept.', tags: 'failed' },
      unanswered: {
        description: 'It may or may not have arrived; sending it again is safe, and everything is kept.',
        tags: 'unanswered',
      },
      arrivedBefore: {
        description: 'It has begun with the earlier text; later changes are still here to be copied.',
        tags: 'arrivedBefore',
      },
    },
    on: {
      'form.change': { description: 'Typing clears what the server said of the fields.', actions: 'forgetRefusal' },
      'form.send': {
        target: 'sending',
        description: 'The person sends it.',
        actions: { type: 'rememberProposed', params: ({ event }) => event },
      },
    },
  })

  const sending = beginning.createStateConfig({
    description: 'It is being sent; pressing again does nothing.',
    meta,
    tags: 'busy',
    invoke: {
      id: 'begin',
      src: 'begin',
      input: ({ context }) => ({ proposed: present(context.proposed) }),
      onDone: [
        {
          guard: { type: 'isBegun', params: answerOf },
          target: 'begun',
          description: 'It has begun, and its page opens.',
          actions: ['forgetDraft', { type: 'show', params: answerOf }],
        },
        {
          guard: { type: 'isRefused', params: answerOf },
          target: 'writing',
          description: 'The server refuses a field, which says why.',
          actions: { type: 'rememberRefusal', params: answerOf },
        },
        {
          guard: { type: 'hasArrivedBefore', params: answerOf },
          target: 'writing.arrivedBefore',
          description: 'A response was lost and the text has changed since: the first version had arrived.',
        },
        { target: 'writing.unanswered', description: 'No response: there is no network, or the response was lost.' },
      ],
      onError: { target: 'writing.failed', description: 'The server failed.' },
    },
  })

  const begun = beginning.createStateConfig({
    description: 'Its page is shown instead of the form.',
    meta,
    tags: 'busy',
  })

  // 2. The chart ---------------------------------------------------------------

  return beginning.createMachine({
    id,
    description,
    context: { proposed: null, fieldCodes: codesByField() },
    initial: 'writing',
    states: { writing, sending, begun },
  })
}

// 3. Questions -----------------------------------------------------------------

type Beginning = { readonly hasTag: (tag: BeginningTag) => boolean }

export const selectIsBusy = (snapshot: Beginning) => snapshot.hasTag('busy')
export const selectFieldCodes = <Codes>(snapshot: { readonly context: { readonly fieldCodes: Codes } }) =>
  snapshot.context.fieldCodes
/** Why it has not begun yet. */
export const selectFailure = (snapshot: Beginning) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
