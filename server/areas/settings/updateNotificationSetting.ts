import type { z } from 'zod'
import type { NotificationSettings, settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { findNotificationSettings, writeSwitch } from '#server/services/notifications/notificationSwitches.store.ts'

type Body = z.output<typeof settingsRoutes.updateNotificationSetting.body>

/** Switches one channel of one topic on or off. */
export async function updateNotificationSetting(ctx: SignedInCtx, moved: Body): Promise<NotificationSettings> {
  const { userId } = ctx.actor
  return changeAndAnswer(ctx, async (tx) => {
    await writeSwitch(tx, userId, moved)
    return {
      audited: [{ action: 'settings.updateNotification', subjectId: userId, detail: moved }],
      live: [{ topic: 'settings', userId }],
      answer: () => findNotificationSettings(tx, userId),
    }
  })
}
