import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { deleteInvitation, type InvitationRow } from './invitations.store.ts'

export async function removeInvitation(
  tx: Transaction,
  { id, placeId }: Pick<InvitationRow, 'id' | 'placeId'>,
): Promise<Outcome> {
  await deleteInvitation(tx, id)
  return {
    audited: [{ action: 'community.withdraw', subjectId: id, detail: { placeId } }],
    live: [{ topic: 'community', placeId, subjectId: id }],
  }
}
