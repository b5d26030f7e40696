import type { notificationRoutes } from '#contract/notifications.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { publish } from '#server/services/live/publish.ts'
import { lockNotification, writeReadAt } from './notifications.store.ts'

type Mark = typeof notificationRoutes.mark

/** Marks one notification as read, or as unread again. Who says what is already so changes nothing. */
export async function markNotification(
  ctx: SignedInCtx,
  { params: { notificationId }, body }: RouteOutput<Mark>,
): Promise<RouteAnswer<Mark>> {
  const { db, actor, offer } = ctx
  const { isRead } = body.notification
  return db.transaction(async (tx) => {
    const notification = await lockNotification(tx, { userId: actor.userId, offer: offer.code }, notificationId)
    if (!notification) throw new Problem('not_found', 'no such notification of this person')
    if (isRead === (notification.readAt !== null)) return notification

    const readAt = isRead ? ctx.now() : null
    await writeReadAt(tx, notificationId, readAt)
    await audit(tx, ctx, { action: 'notifications.mark', subjectId: notificationId, actor, detail: { isRead } })
    await publish(tx, ctx, { topic: 'notifications', userId: actor.userId, subjectId: notificationId })
    return { ...notification, readAt: readAt?.toISOString() ?? null }
  })
}
