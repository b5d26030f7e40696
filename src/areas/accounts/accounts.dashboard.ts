import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { accountNeeds } from './accountNeeds.ts'
import { accountsKeys, accountsQueries } from './accounts.queries.ts'
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
  needs: [
    accountNeeds,
    fetchedNeeds({
      permission: 'ledger.post',
      waitsIn: { page: 'buildingAccounts' },
      queryKey: ({ person, placeId }) => [...accountsKeys.mine(person, placeId), 'bankNeed'],
      load: async () => (await import('./bank/bankNeeds.ts')).bankNeeds,
    }),
  ],
}
