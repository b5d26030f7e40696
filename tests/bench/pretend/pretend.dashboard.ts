import type { DashboardParts } from '#src/parts/dashboardParts.ts'

/** The parts that plug a card in; its content belongs to the area and is not measured. */
export const dashboard: DashboardParts = {
  cards: [{ name: 'pretend', permission: 'account.read', Card: () => null, fetch: async () => null }],
  needs: [],
}
