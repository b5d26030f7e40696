import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RoomVoter } from '#contract/decisions/roomVotes.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { holdRoom } from './holdRoom.ts'
import { recordInRoom } from './recordInRoom.ts'
import { linesOfRoom, listRoomVoters } from './room.store.ts'

type Call = RouteOutput<typeof decisionRoutes.recordRoomVote>

const nobody = () => new Problem('not_found', 'no such person on the roll of this decision')

/** Records one owner's vote in the room; a second call corrects it. */
export async function recordRoomVote(ctx: SignedInCtx, { params, body }: Call): Promise<RoomVoter> {
  const { decisionId, userId } = params
  const { choice } = body.roomVote
  return changeAndAnswer(ctx, async (tx) => {
    const { decision } = await holdRoom(tx, ctx, { decisionId, confirmationToken: null })
    const [line] = await linesOfRoom(tx, { decisionId }, userId)
    if (!line) throw nobody()
    if (!line.isInRoom) throw new Problem('action_not_possible', 'they are neither present nor represented')
    const isNew = line.choice !== choice
    const outcome = isNew ? await recordInRoom(tx, ctx, decision, { lines: [line], choice }) : unchanged
    const wanted = { decisionId, placeId: decision.placeId, locale: ctx.locale, userId }
    return { ...outcome, answer: () => findVoter(tx, wanted) }
  })
}

async function findVoter(tx: Transaction, wanted: Parameters<typeof listRoomVoters>[1]): Promise<RoomVoter> {
  const [voter] = (await listRoomVoters(tx, wanted, { page: 1, perPage: 1 })).voters
  if (!voter) throw nobody()
  return voter
}
