import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import type { BindingOutput } from '#machines/parts/binding/binding.setup.ts'

/** How the decision stands. */
type Standing = {
  /** The owner asks for a meeting already: from here, or from another device. */
  readonly isMine: boolean
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
    children: {} as { binding: 'binding'; withdraw: 'withdraw' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password, and the request under way. */
    binding: bindingMachine,
    withdraw: fromPromise<WithdrawAnswer>(missingActor('withdraw')),
    /** Tells how the decision stands whenever it is known anew. */
    watchDecision: fromCallback<MeetingRequestEvent>(missingAction('watchDecision')),
  },
  guards: {
    isMine: ({ context }) => context.isMine,
    isPossible: ({ context }) => context.isPossible,
    /** While it is on its way, its answer says what became of it. */
    isAskedElsewhere: ({ context }, standing: Standing) => standing.isMine && !context.isSending,
    isOutOfReach: ({ context }, standing: Standing) => !standing.isPossible && !context.isSending,
    isNoLongerAsked: (_, standing: Standing) => !standing.isMine && standing.isPossible,
    hasEnded: (_, standing: Standing) => !standing.isMine && !standing.isPossible,
    isIdle: ({ context }) => !context.isSending,
    isSent: (_, { output }: { output: BindingOutput }) => output.kind === 'sent',
    isOver: (_, { output }: { output: BindingOutput }) =>
      output.kind === 'refused' && output.reason === 'action_not_possible',
    isWithdrawn: (_, { answer }: { answer: WithdrawAnswer }) => answer === 'withdrawn',
  },
  actions: {
    rememberMessage: assign((_, params: { message: string }) => ({ message: params.message, isRefused: false })),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    noteRefused: assign({ isRefused: true }),
    /** Into this tab, at once. */
    copyMessage: (_, _params: { message: string }): void => missingAction('copyMessage')(),
    /** Out of this tab. */
    forgetMessage: missingAction('forgetMessage'),
  },
})
