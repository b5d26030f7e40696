import { type Invitation, invitation } from '#contract/community.ts'
import type { InvitationRow } from './invitations.store.ts'

/** An invitation in the shape of the contract; the person who accepted it appears among the members. */
export const toInvitation = ({ createdAt, acceptedAt, ...row }: InvitationRow, invitedBy: string): Invitation =>
  invitation.parse({
    ...row,
    invitedBy,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
  })
