import { fromPromise } from 'xstate'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RequestAct, WithdrawAnswer } from '#machines/decisions/meetingRequest/meetingRequest.setup.ts'
import { ApiError } from '#src/api/api.ts'
import type { OfDecision, Sending } from '../passwordStep.actors.ts'
import { passwordStepActors, readAgain } from '../passwordStep.actors.ts'

/** Sends a request for a meeting, or withdraws it. */
export function meetingRequestActors(decision: OfDecision) {
  const { api, decisionId } = decision

  function send({ message }: RequestAct, { confirmationToken, ...sending }: Sending) {
    const meetingRequest = { message, confirmationToken }
    return api(decisionRoutes.requestMeeting, { ...sending, body: { meetingRequest } })
  }

  return {
    ...passwordStepActors({ ...decision, send }),
    withdraw: fromPromise<WithdrawAnswer>(async ({ signal }) => {
      try {
        await api(decisionRoutes.withdrawRequest, { params: { decisionId }, signal })
        await readAgain(decision)
        return 'withdrawn'
      } catch (error) {
        if (!(error instanceof ApiError && error.first?.code === 'action_not_possible')) throw error
        await readAgain(decision)
        return 'tooLate'
      }
    }),
  }
}
