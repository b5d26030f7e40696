import type { calendarRoutes } from '#contract/calendar.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findFeed } from './calendarFeeds.store.ts'

/** Whether the person's calendar has an address on this site. The address itself cannot be read again. */
export async function readFeed({ actor, db, offer }: SignedInCtx): Promise<RouteAnswer<typeof calendarRoutes.read>> {
  const feed = await findFeed(db, { userId: actor.userId, offer: offer.code })
  return { createdAt: feed?.createdAt.toISOString() ?? null }
}
