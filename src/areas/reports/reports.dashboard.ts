import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { ongoingReports, ReportsCard } from './ReportsCard.tsx'
import { movedReports, overdueReports } from './reportNeeds.ts'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'reports',
      permission: 'report.read',
      Card: ReportsCard,
      fetch: (client, asked) => client.query(ongoingReports(asked)),
    },
  ],
  needs: [overdueReports, movedReports],
  acts: [{ permission: 'report.create', page: 'newReport' }],
}
