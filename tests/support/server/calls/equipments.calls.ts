import type { CallsOf } from './routeCall.ts'

export const equipmentsCalls: CallsOf<'equipments'> = ({ placeId, equipmentId }) => ({
  list: { params: { placeId } },
  read: { params: { equipmentId } },
  reports: { params: { equipmentId } },
})
