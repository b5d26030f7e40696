import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { accountQueries } from './account.queries.ts'
import { accountNeeds } from './accountNeeds.ts'
import { BalanceCard } from './BalanceCard.tsx'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'balance',
      permission: 'account.read',
      Card: BalanceCard,
      fetch: (client, { api, person, placeId }) => client.query(accountQueries(api, person).mine(placeId)),
    },
  ],
  needs: [accountNeeds],
}
