import { decisionLife } from '#contract/decisions/decisionList.ts'
import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Room } from '#contract/decisions/roomVotes.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { isRoomOpen } from './holdRoom.ts'
import { countRoom, findRoom } from './room.store.ts'

/** The progress of a meeting's vote on a resolution. */
export async function readRoom(
  { db, actor, now }: SignedInCtx,
  { params: { decisionId } }: RouteOutput<typeof decisionRoutes.room>,
): Promise<Room> {
  const found = await findRoom(db, actor.userId, decisionId)
  if (!found) throw new Problem('not_found', 'no such decision for this person')
  const { life, meeting } = found
  const isOpen = isRoomOpen(decisionLife.parse(life), meeting, now())
  return { decisionId, meetingId: meeting?.id ?? null, isOpen, ...(await countRoom(db, { decisionId })) }
}
