import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from './room.store.ts'

type List = typeof decisionRoutes.roomVoters

/** The roll of a decision, with each owner's part in the room. Before the meeting begins, it would reveal who has voted. */
export async function listRoomVoters(
  { db, actor, locale, now }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const found = await store.findRoom(db, actor.userId, decisionId)
  if (!found) throw new Problem('not_found', 'no such decision for this person')
  if (!found.meeting || found.meeting.heldAt > now()) {
    throw new Problem('action_not_possible', 'no meeting has begun on this decision')
  }
  const filter = { decisionId, placeId: found.placeId, locale, search: query.search, isInRoom: query.q === 'in_room' }
  const { voters, meta } = await store.listRoomVoters(db, filter, query)
  return listAnswer(voters, { roomVoters: byId(voters) }, meta)
}
