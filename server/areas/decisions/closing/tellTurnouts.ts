import type { Ctx } from '#server/platform/context.ts'
import { change } from '#server/services/changes/change.ts'
import { takeUntoldTurnouts } from './turnouts.store.ts'

/**
 * Notifies open pages that more owners have voted. It runs every minute instead of with each vote: an event with the vote would
 * reveal when somebody voted.
 */
export async function tellTurnouts(ctx: Ctx): Promise<void> {
  await change(ctx, async (tx) => {
    const changed = await takeUntoldTurnouts(tx, ctx.offer.code)
    return { audited: [], live: changed.map(({ id, placeId }) => ({ topic: 'decisions', placeId, subjectId: id })) }
  })
}
