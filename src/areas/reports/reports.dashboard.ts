import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'
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
  needs: [
    fetchedNeeds({
      permission: 'report.answer',
      waitsIn: { page: 'reports' },
      queryKey: ({ person }) => reportKeys.toAnswer(person),
      load: async () => (await import('./answerNeeds.ts')).answerNeeds,
    }),
    movedReports,
  ],
  acts: [{ permission: 'report.create', page: 'newReport' }],
}
