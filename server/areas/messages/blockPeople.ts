import type { blockRoutes } from '#contract/messages/blocks.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import * as store from './blocks.store.ts'
import { isStaff } from './obstacleOf.ts'
import { findPeople } from './recipients.store.ts'

type Call = RouteOutput<typeof blockRoutes.block> & { readonly roles: readonly RoleName[] }

/**
 * Blocks somebody of a place. Staff neither block nor are blocked: the manager and the co-owners must be able to reach each
 * other.
 */
export async function blockPerson(ctx: SignedInCtx, { params: { placeId, userId }, roles }: Call): Promise<void> {
  const blockerId = ctx.actor.userId
  await change(ctx, async (tx) => {
    const [person] = await findPeople(tx, { userId: blockerId, placeId }, { ids: [userId] })
    if (!person) throw new Problem('not_found', 'no such person in this place')
    if (isStaff(person.roles) || isStaff(roles)) {
      throw new Problem('action_not_possible', 'blocks are between neighbours')
    }
    if (!(await store.insertBlock(tx, { blockerId, blockedId: userId }, ctx.now()))) return unchanged
    return {
      audited: [{ action: 'messages.block', subjectId: userId }],
      live: [{ topic: 'messages', userId: blockerId }],
    }
  })
}

export async function unblockPerson(ctx: SignedInCtx, { params: { userId } }: Call): Promise<void> {
  const blockerId = ctx.actor.userId
  await change(ctx, async (tx) => {
    if (!(await store.liftBlock(tx, { blockerId, blockedId: userId }, ctx.now()))) return unchanged
    return {
      audited: [{ action: 'messages.unblock', subjectId: userId }],
      live: [{ topic: 'messages', userId: blockerId }],
    }
  })
}

export async function listBlockedPeople(
  { db, actor }: SignedInCtx,
  { params: { placeId } }: RouteOutput<typeof blockRoutes.list>,
): Promise<RouteAnswer<typeof blockRoutes.list>> {
  return { people: await store.listBlocked(db, actor.userId, placeId) }
}
