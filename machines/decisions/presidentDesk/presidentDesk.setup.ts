import { assign, setup } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { missingAction } from '#machines/missingAction.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notRefused } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** The act to send: an answer with its fields. */
export type DeskAct =
  | { readonly answer: 'organise'; readonly day: string; readonly time: string; readonly location: string }
  | { readonly answer: 'refuse'; readonly reason: string }
  | { readonly answer: 'abandon'; readonly reason: string | null }
  | { readonly answer: 'conclude' }

export type PresidentDeskInput = {
  /** The draft of the answer in this tab. */
  readonly answer: PresidentAnswer | null
}
export type DeskField = 'day' | 'time' | 'location' | 'reason'
type PresidentDeskContext = PresidentDeskInput &
  ActContext<DeskField> & {
    /** The completed answer, as it will be sent. */
    readonly act: DeskAct | null
  }

type PresidentDeskEvent =
  | ActEvent
  | { type: 'answer.choose'; answer: PresidentAnswer }
  | { type: 'values.change' }
  | { type: 'answer.confirm'; act: DeskAct }
  | { type: 'answer.change' }

const act = actParts<DeskAct, PresidentDeskContext, PresidentDeskEvent>()

/** Every name the chart of the president's desk may use. */
export const presidentDeskSetup = setup({
  types: {
    context: {} as PresidentDeskContext,
    input: {} as PresidentDeskInput,
    events: {} as PresidentDeskEvent,
    tags: {} as 'answering' | 'confirm' | 'done' | 'over',
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: act.actors,
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
  },
  actions: {
    rememberAnswer: assign((_, { answer }: { answer: PresidentAnswer }) => ({ answer, ...notRefused })),
    rememberAct: assign((_, { act }: { act: DeskAct }) => ({ act, ...notRefused })),
    forgetRefusal: assign(notRefused),
    /** Copies the answer into this tab immediately. */
    copyAnswer: (_, _params: { answer: PresidentAnswer }): void => missingAction('copyAnswer')(),
    /** Deletes the answer and the typed text in this tab. */
    forgetDraft: missingAction('forgetDraft'),
  },
})
