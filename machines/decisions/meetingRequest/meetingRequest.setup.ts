import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notRefused } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** The part of the decision's state that matters for requests. */
type Standing = {
  /** Whether the owner has requested a meeting, here or on another device. */
  readonly isSupporter: boolean
  /** Whether the state of the decision permits a request. */
  readonly isPossible: boolean
}
export type MeetingRequestInput = Standing & {
  /** The draft of the message to the president; `null` = there is none. */
  readonly message: string | null
}
export type RequestAct = { readonly message: string | null }
type MeetingRequestContext = MeetingRequestInput & ActContext

export type MeetingRequestEvent =
  | ActEvent
  | { type: 'message.change'; message: string | null }
  | { type: 'request.confirm'; message: string | null }
  | { type: 'request.back' }
  | { type: 'request.withdraw' }
  | ({ type: 'decision.changed' } & Standing)

export type WithdrawAnswer = 'withdrawn' | 'tooLate'

const act = actParts<RequestAct, MeetingRequestContext, MeetingRequestEvent>()

/** Every name the chart of a request for a meeting may use. */
export const meetingRequestSetup = setup({
  types: {
    context: {} as MeetingRequestContext,
    input: {} as MeetingRequestInput,
    events: {} as MeetingRequestEvent,
    tags: {} as 'writing' | 'confirm' | 'requested' | 'withdrawing' | 'kept' | 'over',
    children: {} as ActChildren & { withdraw: 'withdraw' },
    meta: {} as { specification: string },
  },
  actors: {
    ...act.actors,
    withdraw: fromPromise<WithdrawAnswer>(missingActor('withdraw')),
    /** Reports every change of the decision. */
    watchDecision: fromCallback<MeetingRequestEvent>(missingAction('watchDecision')),
  },
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    isSupporter: ({ context }) => context.isSupporter,
    isPossible: ({ context }) => context.isPossible,
    /** While the act is being sent, only its response decides. */
    isRequestedElsewhere: ({ context }, standing: Standing) => standing.isSupporter && !context.isSending,
    isOutOfReach: ({ context }, standing: Standing) => !standing.isPossible && !context.isSending,
    isNoLongerRequested: (_, standing: Standing) => !standing.isSupporter && standing.isPossible,
    hasEnded: (_, standing: Standing) => !standing.isSupporter && !standing.isPossible,
    isWithdrawn: (_, { answer }: { answer: WithdrawAnswer }) => answer === 'withdrawn',
  },
  actions: {
    rememberMessage: assign((_, { message }: RequestAct) => ({ message, ...notRefused })),
    /** Copies the message into this tab immediately. */
    copyMessage: (_, _params: RequestAct): void => missingAction('copyMessage')(),
    /** Deletes the draft in this tab. */
    forgetMessage: missingAction('forgetMessage'),
  },
})
