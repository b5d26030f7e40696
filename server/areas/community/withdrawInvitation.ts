import type { communityRoutes } from '#contract/community.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { deleteLinksOf, lockInvitation } from './invitations.store.ts'
import { managesInvitations } from './listInvitations.ts'
import { removeInvitation } from './removeInvitation.ts'

type Call = RouteOutput<typeof communityRoutes.withdraw> & { readonly roles: readonly RoleName[] }

/**
 * Withdraws a pending invitation: its link no longer works. The invited account stays, without the place, and a link that
 * its owner requested still works.
 */
export async function withdrawInvitation(
  ctx: SignedInCtx,
  { params: { placeId, invitationId }, roles }: Call,
): Promise<void> {
  const { actor } = ctx
  await change(ctx, async (tx) => {
    const scope = { userId: actor.userId, placeId, isManager: managesInvitations(roles) }
    // Links before invitations, as in choosePassword: the opposite order could deadlock with it.
    await deleteLinksOf(tx, scope, invitationId)
    const invitation = await lockInvitation(tx, scope, invitationId)
    if (!invitation) throw new Problem('not_found', 'no such invitation of this person')
    if (invitation.acceptedAt) throw new Problem('conflict', 'the invitation has been accepted')
    return removeInvitation(tx, invitation)
  })
}
