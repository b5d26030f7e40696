import { communityRoutes as routes } from '#contract/community.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { invite } from './invite.ts'
import { listContacts } from './listContacts.ts'
import { listDistributionLists } from './listDistributionLists.ts'
import { listInvitations } from './listInvitations.ts'
import { listRoles } from './listRoles.ts'
import { withdrawInvitation } from './withdrawInvitation.ts'

/** The people of a place and who is asked to join them (specification §7). */
export function communityRoutes(app: App): void {
  serve(app, routes.contacts, ({ ctx, ...call }) => listContacts(ctx, call))
  serve(app, routes.invitations, ({ ctx, ...call }) => listInvitations(ctx, call))
  serve(app, routes.invite, ({ ctx, ...call }) => invite(ctx, call))
  serve(app, routes.withdraw, ({ ctx, ...call }) => withdrawInvitation(ctx, call))
  serve(app, routes.roles, (call) => listRoles(call))
  serve(app, routes.distributionLists, ({ ctx, ...call }) => listDistributionLists(ctx, call))
}
