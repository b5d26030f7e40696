import type { CallsOf } from './routeCall.ts'

export const communityCalls: CallsOf<'community'> = ({ placeId, invitationId }) => ({
  contacts: { params: { placeId } },
  invitations: { params: { placeId } },
  invite: {
    params: { placeId },
    body: { invitation: { email: 'invitee@courriel.example', role: 'resident' } },
  },
  withdraw: { params: { placeId, invitationId } },
  roles: {},
  distributionLists: { params: { placeId } },
})
