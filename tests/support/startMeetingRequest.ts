import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { meetingRequestMachine } from '#machines/decisions/meetingRequest/meetingRequest.machine.ts'
import {
  selectConfirmation,
  selectIsSending,
  selectIsWithdrawing,
} from '#machines/decisions/meetingRequest/meetingRequest.selectors.ts'
import type {
  MeetingRequestEvent,
  MeetingRequestInput,
  RequestAct,
  WithdrawAnswer,
} from '#machines/decisions/meetingRequest/meetingRequest.setup.ts'
import { passwordStepOf, rightPassword, stubPasswordStep } from './startPasswordConfirmation.ts'

export const aMessage = 'Le devis date de trois ans.'

/** The request for a meeting with a stub server, and a page that records what it stores. */
export function startMeetingRequest(input: Partial<MeetingRequestInput> = {}) {
  const { actors, server } = stubPasswordStep<RequestAct>()
  const page = {
    copies: [] as (string | null)[],
    hasForgotten: false,
    learn: (_isSupporter: boolean, _isPossible = true): void => {},
  }
  const withdrawal = { answer: 'withdrawn' as WithdrawAnswer | Error }
  const actor = createActor(
    meetingRequestMachine.provide({
      actors: {
        ...actors,
        withdraw: fromPromise<WithdrawAnswer>(async () => {
          if (withdrawal.answer instanceof Error) throw withdrawal.answer
          return withdrawal.answer
        }),
        watchDecision: fromCallback<MeetingRequestEvent>(({ sendBack }) => {
          page.learn = (isSupporter, isPossible = true) =>
            sendBack({ type: 'decision.changed', isSupporter, isPossible })
        }),
      },
      actions: {
        copyMessage: (_, { message }) => void page.copies.push(message),
        forgetMessage: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { message: null, isSupporter: false, isPossible: true, ...input }, clock: new SimulatedClock() },
  ).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  return {
    actor,
    server,
    page,
    withdrawal,
    ...passwordStep,
    /** Confirms the message and the password, and waits for the outcome. */
    async ask(written = aMessage) {
      actor.send({ type: 'request.confirm', message: written })
      await passwordStep.confirm(rightPassword)
    },
    async withdraw() {
      actor.send({ type: 'request.withdraw' })
      await waitFor(actor, (snapshot) => !selectIsWithdrawing(snapshot))
    },
  }
}
