import type { z } from 'zod'
import type { PrivacySettings, settingsRoutes } from '#contract/settings.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { publish } from '#server/services/live/publish.ts'
import { publishToPlaces } from '#server/services/live/publishToPlaces.ts'
import { writePrivacy } from './privacy.store.ts'

type Body = z.output<typeof settingsRoutes.updatePrivacy.body>

/** Changes the privacy settings sent and no other. */
export async function updatePrivacy(ctx: SignedInCtx, { privacySettings }: Body): Promise<PrivacySettings> {
  const { actor, db } = ctx
  return db.transaction(async (tx) => {
    const settings = await writePrivacy(tx, actor.userId, privacySettings)
    const detail = { fields: Object.keys(privacySettings) }
    await audit(tx, ctx, { action: 'settings.updatePrivacy', subjectId: actor.userId, actor, detail })
    await publish(tx, ctx, { topic: 'settings', userId: actor.userId })
    // The contacts of their places show what the settings allow.
    await publishToPlaces(tx, ctx, { topic: 'community', userId: actor.userId })
    return settings
  })
}
