import type { CallsOf } from './routeCall.ts'

export const newsCalls: CallsOf<'news'> = ({ placeId }) => ({
  list: { params: { placeId } },
})
