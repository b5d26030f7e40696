import type { communityRoutes } from '#contract/community.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listInvitationRows } from './invitations.store.ts'
import { toInvitation } from './toInvitation.ts'

type Invitations = typeof communityRoutes.invitations
type Call = RouteOutput<Invitations> & { readonly roles: readonly RoleName[] }

/** Anybody who may edit a place manages its members, and therefore sees every invitation. */
export const managesInvitations = (roles: readonly RoleName[]): boolean => can(roles, 'place.update')

/** Invitations to a place, the latest first. */
export async function listInvitations(
  { actor, db }: SignedInCtx,
  { params: { placeId }, query, roles }: Call,
): Promise<RouteAnswer<Invitations>> {
  const scope = { userId: actor.userId, placeId, isManager: managesInvitations(roles) }
  const { rows, meta } = await listInvitationRows(db, scope, query)
  const invitations = rows.map(({ invitation, invitedBy }) => toInvitation(invitation, invitedBy))
  return listAnswer(invitations, { invitations: byId(invitations) }, meta)
}
