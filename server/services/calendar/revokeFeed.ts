import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { deleteFeed } from './calendarFeeds.store.ts'

/** Revokes the address of the calendar, if there is one. */
export async function revokeFeed(ctx: SignedInCtx): Promise<void> {
  const { actor, db, offer } = ctx
  await db.transaction(async (tx) => {
    const wasThere = await deleteFeed(tx, { userId: actor.userId, offer: offer.code })
    if (wasThere) await audit(tx, ctx, { action: 'calendar.revoke', subjectId: actor.userId, actor })
  })
}
