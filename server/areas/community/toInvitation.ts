import { type Invitation, invitation } from '#contract/community.ts'
import type { InvitationRow } from './invitations.store.ts'

/** An invitation as its list shows it; the member that came of it appears in the place. */
export const toInvitation = ({ createdAt, acceptedAt, ...row }: InvitationRow, invitedBy: string): Invitation =>
  invitation.parse({
    ...row,
    invitedBy,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
  })
