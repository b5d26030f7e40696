import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { answerNeeds } from './answerNeeds.ts'
import { ongoingReports, ReportsCard } from './ReportsCard.tsx'
import { movedReports } from './reportNeeds.ts'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'reports',
      permission: 'report.read',
      Card: ReportsCard,
      fetch: (client, dependencies) => client.query(ongoingReports(dependencies)),
    },
  ],
  needs: [answerNeeds, movedReports],
  acts: [{ permission: 'report.create', page: 'newReport' }],
}
