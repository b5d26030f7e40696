import { assign, fromPromise, setup } from 'xstate'
import { bindingMachine } from '../binding/binding.machine.ts'
import type { BindingOutput } from '../binding/binding.setup.ts'
import { missingAction } from '../missingAction.ts'
import { missingActor } from '../missingActor.ts'

export type MeetingRequestInput = {
  /** What this tab has kept of the message to the president. */
  readonly message: string
  /** The owner asks for it already. */
  readonly isMine: boolean
}
type MeetingRequestContext = MeetingRequestInput & {
  readonly isSending: boolean
  /** The server did not take the message. */
  readonly isRefused: boolean
}

type MeetingRequestEvent =
  | { type: 'message.change'; message: string }
  | { type: 'request.confirm'; message: string }
  | { type: 'request.back' }
  | { type: 'request.withdraw' }

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
  },
  guards: {
    isMine: ({ context }) => context.isMine,
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
