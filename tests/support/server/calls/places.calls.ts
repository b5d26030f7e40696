import type { CallsOf } from './routeCall.ts'

const place = { name: 'Les Tilleuls', description: 'd', street: '1 rue Verte', zipCode: '59000', city: 'Lille' }

export const placesCalls: CallsOf<'places'> = ({ placeId, identityId }) => ({
  mine: {},
  read: { params: { placeId } },
  update: { params: { placeId }, body: { place } },
  agency: { params: { placeId } },
  fiscalYears: { params: { placeId } },
  identities: { query: { by_place: placeId } },
  updateIdentity: { params: { identityId }, body: { identity: { displayName: 'Autre nom' } } },
  chooseDefaultIdentity: { params: { placeId }, body: { identityId } },
})
