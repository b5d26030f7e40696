import { fromPromise } from 'xstate'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import type { OfDecision } from './passwordStep.actors.ts'
import { passwordStepActors, readAnew } from './passwordStep.actors.ts'

/** What a meeting does to a resolution beside recording one owner after the other. */
export function roomActors(decision: OfDecision) {
  const { api, decisionId } = decision
  const params = { decisionId }
  const intention = createIntention()
  /** Who is in the room, and how it stands, are read before the page says that it happened. */
  const readRoomAnew = async () => (await readAnew(decision)).settled

  return {
    recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(async ({ input: { vote }, signal }) => {
      const { choice, people: waitingPeople } = vote
      const roomVotes = { choice, waitingPeople }
      try {
        const idempotencyKey = intention.keyFor(roomVotes)
        await api(decisionRoutes.recordOthers, { params, body: { roomVotes }, idempotencyKey, signal })
        intention.done()
        await readRoomAnew()
        return 'recorded'
      } catch (error) {
        const code = error instanceof ApiError ? error.first?.code : undefined
        if (code !== 'conflict' && code !== 'action_not_possible') throw error
        intention.done()
        await readRoomAnew()
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
