import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import type { FieldCode, ProblemCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ActNews } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { type ActEvent, actGuards } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** What is sent in the end: an answer with what it needs. */
export type DeskAct =
  | { readonly answer: 'organise'; readonly day: string; readonly time: string; readonly location: string }
  | { readonly answer: 'refuse'; readonly reason: string }
  | { readonly answer: 'abandon'; readonly reason: string | null }
  | { readonly answer: 'conclude' }

export type PresidentDeskInput = {
  /** What this tab has kept of the choice. */
  readonly answer: PresidentAnswer | null
}
type PresidentDeskContext = PresidentDeskInput & {
  /** What is filled in, as it will be sent. */
  readonly act: DeskAct | null
  readonly isSending: boolean
  readonly fieldCodes: Readonly<Record<string, FieldCode>>
  readonly refusal: ProblemCode | null
}

type PresidentDeskEvent =
  | ActEvent
  | { type: 'answer.choose'; answer: PresidentAnswer }
  | { type: 'values.change' }
  | { type: 'answer.confirm'; act: DeskAct }
  | { type: 'answer.change' }

/** Every name the chart of the president's desk may use. */
export const presidentDeskSetup = setup({
  types: {
    context: {} as PresidentDeskContext,
    input: {} as PresidentDeskInput,
    events: {} as PresidentDeskEvent,
    tags: {} as 'answering' | 'confirm' | 'done' | 'over',
    children: {} as { confirmation: 'confirmation'; sendAct: 'sendAct' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password. */
    confirmation: passwordConfirmationMachine,
    /** Sends what the president answers. The same act with the same token is one intention, however often it is sent. */
    sendAct: fromPromise<ActAnswer, { act: DeskAct; token: string }>(missingActor('sendAct')),
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    isRefused: ({ context }) => context.refusal !== null,
    isIdle: ({ context }) => !context.isSending,
    ...actGuards,
  },
  actions: {
    rememberAnswer: assign((_, params: { answer: PresidentAnswer }) => ({
      answer: params.answer,
      fieldCodes: {},
      refusal: null,
    })),
    rememberAct: assign((_, params: { act: DeskAct }) => ({ act: params.act, fieldCodes: {}, refusal: null })),
    tellConfirmation: sendTo('confirmation', (_, params: ActNews) => params),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    rememberRefusal: assign((_, { answer }: { answer: ActAnswer }) =>
      answer.kind === 'refused' ? { fieldCodes: answer.fieldCodes, refusal: answer.reason } : {},
    ),
    forgetRefusal: assign({ fieldCodes: {}, refusal: null }),
    /** Into this tab, at once. */
    copyAnswer: (_, _params: { answer: PresidentAnswer }): void => missingAction('copyAnswer')(),
    /** Out of this tab, with what was typed. */
    forgetDraft: missingAction('forgetDraft'),
  },
})
