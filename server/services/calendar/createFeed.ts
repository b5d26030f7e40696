import { calendarRoot, type calendarRoutes } from '#contract/calendar.ts'
import type { RouteAnswer } from '#contract/route.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { writeFeed } from './calendarFeeds.store.ts'

/**
 * Creates an address for the person's calendar, which revokes a former one. Only this response contains it, because only its hash
 * is stored.
 */
export async function createFeed(ctx: SignedInCtx): Promise<RouteAnswer<typeof calendarRoutes.create>> {
  const { actor, db, locale, offer } = ctx
  const token = newToken()
  const createdAt = ctx.now()
  const { userId } = actor
  await db.transaction(async (tx) => {
    await writeFeed(tx, { userId, offer: offer.code, tokenHash: sha256(token), locale, createdAt })
    await audit(tx, ctx, { action: 'calendar.create', subjectId: userId, actor })
  })
  const url = `${ctx.urlOf(offer.code)}${calendarRoot}/${token}.ics`
  return { url, createdAt: createdAt.toISOString() }
}
