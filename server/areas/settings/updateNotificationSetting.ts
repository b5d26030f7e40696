import type { z } from 'zod'
import type { NotificationSettings, settingsRoutes } from '#contract/settings.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { publish } from '#server/services/live/publish.ts'
import { findNotificationSettings, writeSwitch } from '#server/services/notifications/notificationSwitches.store.ts'

type Body = z.output<typeof settingsRoutes.updateNotificationSetting.body>

/** Switches one channel of one topic on or off. */
export async function updateNotificationSetting(ctx: SignedInCtx, moved: Body): Promise<NotificationSettings> {
  const { actor, db } = ctx
  return db.transaction(async (tx) => {
    await writeSwitch(tx, actor.userId, moved)
    const settings = await findNotificationSettings(tx, actor.userId)
    const entry = { action: 'settings.updateNotification', subjectId: actor.userId, actor, detail: moved }
    await audit(tx, ctx, entry)
    await publish(tx, ctx, { topic: 'settings', userId: actor.userId })
    return settings
  })
}
