import { fromPromise } from 'xstate'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import type { OfDecision } from '../passwordStep.actors.ts'
import { passwordStepActors, readAgain } from '../passwordStep.actors.ts'
import { roomKeys } from './roomQueries.ts'

/** Records one choice for all the others, and counts. */
export function roomActors(decision: OfDecision) {
  const { api, client, person, decisionId } = decision
  const params = { decisionId }
  const intention = createIntention()
  /** Reads the room and the tally before the page reports the votes as recorded. */
  const readRoomAgain = () =>
    Promise.all([readAgain(decision), client.invalidateQueries({ queryKey: roomKeys.all(person, decisionId) })])

  return {
    recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(async ({ input: { vote }, signal }) => {
      const { choice, people: waitingPeople } = vote
      const roomVotes = { choice, waitingPeople }
      try {
        const idempotencyKey = intention.keyFor(roomVotes)
        await api(decisionRoutes.recordOthers, { params, body: { roomVotes }, idempotencyKey, signal })
        intention.done()
        await readRoomAgain()
        return 'recorded'
      } catch (error) {
        const code = error instanceof ApiError ? error.first?.code : undefined
        if (code !== 'conflict' && code !== 'action_not_possible') throw error
        intention.done()
        await readRoomAgain()
        return code === 'conflict' ? 'changed' : 'closed'
      }
    }),
    ...passwordStepActors({
      ...decision,
      send: (_: null, { confirmationToken, ...sending }) =>
        api(decisionRoutes.count, { ...sending, body: { count: { confirmationToken } } }),
    }),
  }
}
