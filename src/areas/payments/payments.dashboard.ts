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
      queryKey: ({ person }) => [...paymentKeys.all(person), 'refundsToDecide'],
      load: async () => (await import('./refundNeeds.ts')).refundNeeds,
    }),
  ],
}
