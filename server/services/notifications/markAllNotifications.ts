import type { notificationRoutes } from '#contract/notifications.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { rolesIn } from '#server/services/directory/rolesIn.ts'
import { writeAllRead } from './notifications.store.ts'

/** Marks all of the person's notifications as read. */
export async function markAllNotifications(
  ctx: SignedInCtx,
  { body: { placeId } }: RouteOutput<typeof notificationRoutes.markAll>,
): Promise<void> {
  const { actor, offer } = ctx
  if (placeId !== undefined && (await rolesIn(ctx, actor, placeId)).length === 0) {
    throw new Problem('not_found', 'no such place for this person')
  }
  await change(ctx, async (tx) => {
    const marked = await writeAllRead(tx, { userId: actor.userId, offer: offer.code }, placeId, ctx.now())
    if (marked === 0) return unchanged
    return {
      audited: [{ action: 'notifications.markAll', subjectId: actor.userId, detail: { marked } }],
      live: [{ topic: 'notifications', userId: actor.userId }],
    }
  })
}
