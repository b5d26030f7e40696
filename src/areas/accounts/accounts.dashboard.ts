import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { accountNeeds } from './accountNeeds.ts'
import { accountsQueries } from './accounts.queries.ts'
import { BalanceCard } from './BalanceCard.tsx'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'balance',
      permission: 'account.read',
      Card: BalanceCard,
      fetch: (client, { api, person, placeId }) => client.query(accountsQueries(api, person).mine(placeId)),
    },
  ],
  needs: [accountNeeds],
}
