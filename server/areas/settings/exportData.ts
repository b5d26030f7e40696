import { z } from 'zod'
import type { RouteAnswer } from '#contract/route.ts'
import type { settingsRoutes } from '#contract/settings.ts'
import type { FindOwnData } from '#server/defineArea.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { createQueue } from '#server/platform/queue.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'
import { findNotificationSettings } from '#server/services/notifications/notificationSwitches.store.ts'
import { findActivity } from './activity.store.ts'
import { findDeletionRequest } from './deletionRequests.store.ts'
import { findMailing } from './mailing.store.ts'
import { findPrivacy } from './privacy.store.ts'

type Exported = RouteAnswer<typeof settingsRoutes.exportData>

/** An export reads every table about people, so several at the same time would take all connections. */
const inTurn = createQueue(2, 200)

/**
 * Everything stored about the person, on every site, for data portability (GDPR article 20). Each area names its columns one by
 * one, so that a new column is exported only once somebody has decided it. The export contains no hash, no token, and no name or
 * address of anybody else.
 */
export const exportData =
  (finders: readonly FindOwnData[]) =>
  async (ctx: SignedInCtx): Promise<Exported> => {
    const { actor, db, locale, now } = ctx
    await ctx.limits.take('export', actor.userId)
    const collect = () =>
      db.transaction(async (tx) => {
        const profile = await readProfile(ctx, tx)
        const deletionRequestedAt = await findDeletionRequest(tx, actor.userId)
        const kept: Record<string, unknown> = {
          profile,
          privacySettings: await findPrivacy(tx, actor.userId),
          notificationSettings: await findNotificationSettings(tx, actor.userId),
          mailingPreferences: await findMailing(tx, actor.userId),
          deletionRequest: { requestedAt: deletionRequestedAt },
          ...(await findActivity(tx, actor)),
        }
        const person = { userId: actor.userId, email: profile.email, locale }
        for (const findOwn of finders) Object.assign(kept, await findOwn(tx, person))
        await audit(tx, ctx, { action: 'settings.exportData', subjectId: actor.userId, actor })
        return kept
      })
    const data = await inTurn(collect)
    return { exportedAt: now().toISOString(), data: asJson(data) }
  }

/** Converts moments to the format of the API. */
const asJson = (data: object) => z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(data)))
