import type { z } from 'zod'
import type { NotificationSettings, settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { writeMailRhythm } from '#server/services/exchanges/mailRhythms.store.ts'
import { findNotificationSettings } from '#server/services/notifications/notificationSwitches.store.ts'

type Body = z.output<typeof settingsRoutes.updateMailRhythm.body>

/** Chooses when e-mails about messages and posts are sent. */
export async function updateMailRhythm(ctx: SignedInCtx, { mailRhythm }: Body): Promise<NotificationSettings> {
  const { userId } = ctx.actor
  return changeAndAnswer(ctx, async (tx) => {
    await writeMailRhythm(tx, userId, mailRhythm, ctx.now())
    return {
      audited: [{ action: 'settings.updateMailRhythm', subjectId: userId, detail: { mailRhythm } }],
      live: [{ topic: 'settings', userId }],
      answer: () => findNotificationSettings(tx, userId),
    }
  })
}
