import type { notificationRoutes } from '#contract/notifications.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { lockNotification, readerOf, writeReadAt } from './notifications.store.ts'

type Mark = typeof notificationRoutes.mark

/** Marks one notification as read, or as unread again. A repeated mark changes nothing. */
export async function markNotification(
  ctx: SignedInCtx,
  { params: { notificationId }, body }: RouteOutput<Mark>,
): Promise<RouteAnswer<Mark>> {
  const { actor, offer } = ctx
  const { isRead } = body.notification
  return changeAndAnswer(ctx, async (tx) => {
    const notification = await lockNotification(tx, { ...readerOf(actor), offer: offer.code }, notificationId)
    if (!notification) throw new Problem('not_found', 'no such notification of this person')
    if (isRead === (notification.readAt !== null)) return { ...unchanged, answer: () => notification }

    const readAt = isRead ? ctx.now() : null
    await writeReadAt(tx, notificationId, readAt)
    return {
      audited: [{ action: 'notifications.mark', subjectId: notificationId, detail: { isRead } }],
      live: [{ topic: 'notifications', userId: actor.userId, subjectId: notificationId }],
      answer: () => ({ ...notification, readAt: readAt?.toISOString() ?? null }),
    }
  })
}
