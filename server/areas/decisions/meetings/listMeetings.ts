import type { meetingRoutes } from '#contract/decisions/meetings.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './meetings.store.ts'

type List = typeof meetingRoutes.list

/**
 * The general meetings of a place: `filter=next` returns future ones, nearest first; `filter=current` puts the one under way
 * before them; `filter=past` returns those that have begun.
 */
export async function listMeetings(
  { db, actor, now }: SignedInCtx,
  { params: { placeId }, query, roles }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const scope = { userId: actor.userId, placeId, which: query.q ?? ('all' as const), at: now() }
  const { meetings, meta } = await store.listMeetings(db, scope, query)
  const mayVote = can(roles, 'decision.vote') && actor.impersonatorId === null
  const shown = meetings.map((one) => ({ ...one, canGivePower: one.canGivePower && mayVote }))
  return listAnswer(shown, { meetings: byId(shown) }, meta)
}
