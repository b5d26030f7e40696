import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { paymentKeys } from './paymentKeys.ts'
import { paymentNeeds } from './paymentNeeds.ts'

export const dashboard: DashboardParts = {
  cards: [],
  needs: [
    paymentNeeds,
    fetchedNeeds({
      permission: 'refund.decide',
      waitsIn: { page: 'refundDesk' },
      queryKey: ({ person, placeId }) => [...paymentKeys.mine(person, placeId), 'refundNeed'],
      load: async () => (await import('./refundNeeds.ts')).refundNeeds,
    }),
  ],
}
