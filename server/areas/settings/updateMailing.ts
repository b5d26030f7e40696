import type { z } from 'zod'
import type { MailingPreferences, settingsRoutes } from '#contract/settings.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { publish } from '#server/services/live/publish.ts'
import { findMailing, writeMailing } from './mailing.store.ts'

type Body = z.output<typeof settingsRoutes.updateMailing.body>

/**
 * Chooses paper or electronic letters. The choice is proof of consent: the audit entry says which one was made, and a
 * call that chooses nothing leaves its date as it is.
 */
export async function updateMailing(ctx: SignedInCtx, { mailingPreferences }: Body): Promise<MailingPreferences> {
  const { actor, db, now } = ctx
  if (Object.keys(mailingPreferences).length === 0) return findMailing(db, actor.userId)
  return db.transaction(async (tx) => {
    const preferences = await writeMailing(tx, actor.userId, mailingPreferences, now())
    const entry = { action: 'settings.updateMailing', subjectId: actor.userId, actor, detail: mailingPreferences }
    await audit(tx, ctx, entry)
    await publish(tx, ctx, { topic: 'settings', userId: actor.userId })
    return preferences
  })
}
