import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ActNews } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { type ActEvent, actGuards } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** How the decision stands. */
type Standing = {
  /** The owner asks for a meeting already: from here, or from another device. */
  readonly isSupporter: boolean
  /** Its life lets owners ask for one. */
  readonly isPossible: boolean
}
export type MeetingRequestInput = Standing & {
  /** What this tab has kept of the message to the president. */
  readonly message: string
}
type MeetingRequestContext = MeetingRequestInput & {
  readonly isSending: boolean
  /** The server did not take the message. */
  readonly isRefused: boolean
}

export type MeetingRequestEvent =
  | ActEvent
  | { type: 'message.change'; message: string }
  | { type: 'request.confirm'; message: string }
  | { type: 'request.back' }
  | { type: 'request.withdraw' }
  | ({ type: 'decision.changed' } & Standing)

export type WithdrawAnswer = 'withdrawn' | 'tooLate'

/** Every name the chart of a request for a meeting may use. */
export const meetingRequestSetup = setup({
  types: {
    context: {} as MeetingRequestContext,
    input: {} as MeetingRequestInput,
    events: {} as MeetingRequestEvent,
    tags: {} as 'writing' | 'confirm' | 'asked' | 'withdrawing' | 'kept' | 'over',
    children: {} as { confirmation: 'confirmation'; sendAct: 'sendAct'; withdraw: 'withdraw' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password. */
    confirmation: passwordConfirmationMachine,
    /** Sends the request. The same act with the same token is one intention, however often it is sent. */
    sendAct: fromPromise<ActAnswer, { act: { message: string }; token: string }>(missingActor('sendAct')),
    withdraw: fromPromise<WithdrawAnswer>(missingActor('withdraw')),
    /** Tells how the decision stands whenever it is known anew. */
    watchDecision: fromCallback<MeetingRequestEvent>(missingAction('watchDecision')),
  },
  guards: {
    isSupporter: ({ context }) => context.isSupporter,
    isPossible: ({ context }) => context.isPossible,
    /** While it is on its way, its answer says what became of it. */
    isAskedElsewhere: ({ context }, standing: Standing) => standing.isSupporter && !context.isSending,
    isOutOfReach: ({ context }, standing: Standing) => !standing.isPossible && !context.isSending,
    isNoLongerAsked: (_, standing: Standing) => !standing.isSupporter && standing.isPossible,
    hasEnded: (_, standing: Standing) => !standing.isSupporter && !standing.isPossible,
    isIdle: ({ context }) => !context.isSending,
    ...actGuards,
    isWithdrawn: (_, { answer }: { answer: WithdrawAnswer }) => answer === 'withdrawn',
  },
  actions: {
    rememberMessage: assign((_, params: { message: string }) => ({ message: params.message, isRefused: false })),
    tellConfirmation: sendTo('confirmation', (_, params: ActNews) => params),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    noteRefused: assign({ isRefused: true }),
    /** Into this tab, at once. */
    copyMessage: (_, _params: { message: string }): void => missingAction('copyMessage')(),
    /** Out of this tab. */
    forgetMessage: missingAction('forgetMessage'),
  },
})
