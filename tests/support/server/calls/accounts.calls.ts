import type { CallsOf } from './routeCall.ts'

export const accountsCalls: CallsOf<'accounts'> = ({ placeId, entryId }) => ({
  mine: { params: { placeId } },
  position: { params: { placeId } },
  lines: { params: { placeId } },
  line: { params: { placeId, entryId, rank: '1' } },
})

export const movementsCalls: CallsOf<'movements'> = ({ placeId, entryId }) => ({
  list: { params: { placeId } },
  read: { params: { placeId, entryId } },
  codes: { params: { placeId } },
})

export const coownerAmountsCalls: CallsOf<'coownerAmounts'> = ({ placeId }) => ({
  list: { params: { placeId } },
})
