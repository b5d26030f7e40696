import type { z } from 'zod'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import type { settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { inPlacesOf } from '#server/services/live/inPlacesOf.ts'
import { writePrivacy } from './privacy.store.ts'

type Body = z.output<typeof settingsRoutes.updatePrivacy.body>

/** Changes only the privacy settings that were sent. */
export async function updatePrivacy(ctx: SignedInCtx, { privacySettings }: Body): Promise<PrivacySettings> {
  const { userId } = ctx.actor
  return changeAndAnswer(ctx, async (tx) => {
    const settings = await writePrivacy(tx, userId, privacySettings)
    const detail = { fields: Object.keys(privacySettings) }
    // The contact lists of the person's places depend on these settings.
    const shown = await inPlacesOf(tx, { topic: 'community', userId })
    return {
      audited: [{ action: 'settings.updatePrivacy', subjectId: userId, detail }],
      live: [{ topic: 'settings', userId }, ...shown],
      answer: () => settings,
    }
  })
}
