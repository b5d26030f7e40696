import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { DecisionsCard, ongoingDecisions } from './DecisionsCard.tsx'
import { decisionKeys } from './decisionKeys.ts'
import { decisionNeeds, deskNeeds } from './decisionNeeds.ts'
import { currentMeetings, MeetingCard } from './meetings/MeetingCard.tsx'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'decisions',
      permission: 'decision.read',
      Card: DecisionsCard,
      fetch: (client, dependencies) => client.query(ongoingDecisions(dependencies)),
    },
    {
      name: 'meeting',
      permission: 'meeting.read',
      Card: MeetingCard,
      fetch: (client, dependencies) => client.query(currentMeetings(dependencies)),
    },
  ],
  needs: [
    deskNeeds,
    decisionNeeds,
    fetchedNeeds({
      permission: 'voteCheck.follow',
      waitsIn: { page: 'decisions' },
      queryKey: ({ person }) => decisionKeys.checks(person),
      load: async () => (await import('./checkNeeds.ts')).checkNeeds,
    }),
  ],
}
