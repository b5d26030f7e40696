import type { z } from 'zod'
import type { MailingPreferences, settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { findMailing, writeMailing } from './mailing.store.ts'

type Body = z.output<typeof settingsRoutes.updateMailing.body>

/**
 * Chooses paper or electronic letters. The choice is proof of consent, so the audit entry records it, and a call that
 * changes nothing leaves its date as it is.
 */
export async function updateMailing(ctx: SignedInCtx, { mailingPreferences }: Body): Promise<MailingPreferences> {
  const { db, now } = ctx
  const { userId } = ctx.actor
  if (Object.keys(mailingPreferences).length === 0) return findMailing(db, userId)
  return changeAndAnswer(ctx, async (tx) => {
    const preferences = await writeMailing(tx, userId, mailingPreferences, now())
    return {
      audited: [{ action: 'settings.updateMailing', subjectId: userId, detail: mailingPreferences }],
      live: [{ topic: 'settings', userId }],
      answer: () => preferences,
    }
  })
}
