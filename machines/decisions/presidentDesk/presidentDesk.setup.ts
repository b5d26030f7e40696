import { assign, setup } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import type { FieldCode, ProblemCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import type { Act, BindingOutput } from '#machines/parts/binding/binding.setup.ts'

export type PresidentDeskInput = {
  /** What this tab has kept of the choice. */
  readonly answer: PresidentAnswer | null
}
type PresidentDeskContext = PresidentDeskInput & {
  /** What is filled in, by the names of the fields, as it will be sent. */
  readonly values: Act
  readonly isSending: boolean
  readonly fieldCodes: Readonly<Record<string, FieldCode>>
  readonly refusal: ProblemCode | null
}

type PresidentDeskEvent =
  | { type: 'answer.choose'; answer: PresidentAnswer }
  | { type: 'values.change' }
  | { type: 'answer.confirm'; values: Act }
  | { type: 'answer.change' }

/** Every name the chart of the president's desk may use. */
export const presidentDeskSetup = setup({
  types: {
    context: {} as PresidentDeskContext,
    input: {} as PresidentDeskInput,
    events: {} as PresidentDeskEvent,
    tags: {} as 'answering' | 'confirm' | 'done' | 'over',
    children: {} as { binding: 'binding' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password, and the answer under way. */
    binding: bindingMachine,
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    isRefused: ({ context }) => context.refusal !== null,
    isIdle: ({ context }) => !context.isSending,
    isSent: (_, { output }: { output: BindingOutput }) => output.kind === 'sent',
    isOver: (_, { output }: { output: BindingOutput }) =>
      output.kind === 'refused' && output.reason === 'action_not_possible',
  },
  actions: {
    rememberAnswer: assign((_, params: { answer: PresidentAnswer }) => ({
      answer: params.answer,
      fieldCodes: {},
      refusal: null,
    })),
    rememberValues: assign((_, params: { values: Act }) => ({ values: params.values, fieldCodes: {}, refusal: null })),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    rememberRefusal: assign((_, { output }: { output: BindingOutput }) =>
      output.kind === 'refused' ? { fieldCodes: output.fieldCodes, refusal: output.reason } : {},
    ),
    forgetRefusal: assign({ fieldCodes: {}, refusal: null }),
    /** Into this tab, at once. */
    copyAnswer: (_, _params: { answer: PresidentAnswer }): void => missingAction('copyAnswer')(),
    /** Out of this tab, with what was typed. */
    forgetDraft: missingAction('forgetDraft'),
  },
})
