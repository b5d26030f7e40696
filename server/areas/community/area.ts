import { communityRoutes } from '#contract/community.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { invite } from './invite.ts'
import { listContacts } from './listContacts.ts'
import { listDistributionLists } from './listDistributionLists.ts'
import { listInvitations } from './listInvitations.ts'
import { listRoles } from './listRoles.ts'
import { membershipMail } from './tellNewMember.ts'
import { withdrawInvitation } from './withdrawInvitation.ts'

/** The people of a place, and invitations to join them (specification §7). */
export const communityArea = defineArea({
  routes: [
    served(communityRoutes, {
      contacts: listContacts,
      invitations: listInvitations,
      invite,
      withdraw: withdrawInvitation,
      roles: (_, call) => listRoles(call),
      distributionLists: listDistributionLists,
    }),
  ],
  jobs: { kinds: [membershipMail] },
  seed: () => import('./demo/seedCommunity.ts'),
})
