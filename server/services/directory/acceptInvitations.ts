import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { publish } from '#server/services/live/publish.ts'
import { acceptPending, insertMembership } from './joining.store.ts'

/** Choosing a password from a link proves that the person reads the invited mailbox, so they now join the places. */
export async function acceptInvitations(
  tx: Transaction,
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = ctx.now()
  const accepted = await acceptPending(tx, { email, userId, offer: ctx.offer.code, now })
  for (const { id, placeId, role } of accepted) {
    await insertMembership(tx, { userId, placeId, role, since: now })
    const actor = { userId, impersonatorId: null }
    await audit(tx, ctx, { action: 'community.accept', subjectId: id, actor, detail: { placeId, role } })
  }
  for (const { id, placeId, invitedBy } of accepted) {
    await publish(tx, ctx, { topic: 'community', placeId, subjectId: id })
    await publish(tx, ctx, { topic: 'places', userId: invitedBy, placeId })
  }
}
