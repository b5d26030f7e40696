import type { CallsOf } from './routeCall.ts'

export const newsCalls: CallsOf<'news'> = ({ placeId, actualityId }) => ({
  list: { params: { placeId } },
  read: { params: { actualityId } },
})
