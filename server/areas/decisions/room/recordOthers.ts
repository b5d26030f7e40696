import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Room } from '#contract/decisions/roomVotes.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdRoom } from './holdRoom.ts'
import { recordInRoom } from './recordInRoom.ts'
import { countRoom, linesOfRoom } from './room.store.ts'

type Call = RouteOutput<typeof decisionRoutes.recordOthers>

/** One choice for everybody else in the room: a meeting counts votes against and abstentions first, then all the others. */
export async function recordOthers(ctx: SignedInCtx, { params: { decisionId }, body }: Call): Promise<Room> {
  const { choice, waitingPeople } = body.roomVotes
  return changeAndAnswer(ctx, async (tx) => {
    const { decision, meeting } = await holdRoom(tx, ctx, { decisionId, confirmationToken: null })
    const lines = await linesOfRoom(tx, { decisionId })
    if (lines.length !== waitingPeople)
      throw new Problem('conflict', 'the number of people waiting in the room has changed')
    const room = { decisionId, meetingId: meeting.id, isOpen: true }
    const outcome = await recordInRoom(tx, ctx, decision, { lines, choice })
    return { ...outcome, answer: async () => ({ ...room, ...(await countRoom(tx, { decisionId })) }) }
  })
}
