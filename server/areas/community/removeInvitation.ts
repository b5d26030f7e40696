import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { publish } from '#server/services/live/publish.ts'
import { deleteInvitation, type InvitationRow } from './invitations.store.ts'

/** Removes an invitation with its links, and tells those who see it in a list. As with `publish`, call it last. */
export async function removeInvitation(
  tx: Transaction,
  ctx: SignedInCtx,
  { id, placeId }: Pick<InvitationRow, 'id' | 'placeId'>,
): Promise<void> {
  await deleteInvitation(tx, id)
  await audit(tx, ctx, { action: 'community.withdraw', subjectId: id, actor: ctx.actor, detail: { placeId } })
  await publish(tx, ctx, { topic: 'community', placeId, subjectId: id })
}
