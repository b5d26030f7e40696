import type { CallsOf } from './routeCall.ts'

export const accountsCalls: CallsOf<'accounts'> = ({ placeId }) => ({
  mine: { params: { placeId } },
})
