import type { CallsOf } from './routeCall.ts'

export const accountsCalls: CallsOf<'accounts'> = ({ placeId, entryId }) => ({
  mine: { params: { placeId } },
  position: { params: { placeId } },
  lines: { params: { placeId } },
  line: { params: { placeId, entryId, rank: '1' } },
})
