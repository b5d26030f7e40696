import type { DashboardParts } from '#src/parts/dashboardParts.ts'

/** What a card draws is the area's own: here is what it takes to plug one in. */
export const dashboard: DashboardParts = {
  cards: [{ name: 'pretend', permission: 'account.read', Card: () => null, fetch: async () => null }],
  needs: [],
}
