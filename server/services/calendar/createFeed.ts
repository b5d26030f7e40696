import { calendarRoot, type calendarRoutes } from '#contract/calendar.ts'
import type { RouteAnswer } from '#contract/route.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { writeFeed } from './calendarFeeds.store.ts'

/** Makes an address for the calendar of the person. It is told once: only its hash is kept, and a former one ends. */
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
