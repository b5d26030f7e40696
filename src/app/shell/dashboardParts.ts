import { accountQueries } from '#src/areas/accounts/account.queries.ts'
import { accountNeeds } from '#src/areas/accounts/accountNeeds.ts'
import { BalanceCard } from '#src/areas/accounts/BalanceCard.tsx'
import { DecisionsCard, ongoingDecisions } from '#src/areas/decisions/DecisionsCard.tsx'
import { decisionNeeds } from '#src/areas/decisions/decisionNeeds.ts'
import { MeetingCard, nextMeeting } from '#src/areas/decisions/meetings/MeetingCard.tsx'
import { latestNews, NewsCard } from '#src/areas/news/NewsCard.tsx'
import { notificationNeeds } from '#src/areas/notifications/notificationNeeds.ts'
import { profileNeeds } from '#src/areas/profile/profileNeeds.ts'
import { ongoingReports, ReportsCard } from '#src/areas/reports/ReportsCard.tsx'
import { movedReports, overdueReports } from '#src/areas/reports/reportNeeds.ts'
import type { DashboardCard, NeedSource } from '#src/parts/dashboardParts.ts'

/** The cards of the dashboard in the order in which they are shown: an area adds its own line. */
export const dashboardCards: readonly DashboardCard[] = [
  {
    name: 'balance',
    permission: 'account.read',
    Card: BalanceCard,
    fetch: (client, { api, person, placeId }) => client.query(accountQueries(api, person).mine(placeId)),
  },
  {
    name: 'reports',
    permission: 'report.read',
    Card: ReportsCard,
    fetch: (client, asked) => client.query(ongoingReports(asked)),
  },
  {
    name: 'decisions',
    permission: 'decision.read',
    Card: DecisionsCard,
    fetch: (client, asked) => client.query(ongoingDecisions(asked)),
  },
  {
    name: 'meeting',
    permission: 'meeting.read',
    Card: MeetingCard,
    fetch: (client, asked) => client.query(nextMeeting(asked)),
  },
  { name: 'news', permission: 'news.read', Card: NewsCard, fetch: (client, asked) => client.query(latestNews(asked)) },
]

/** Where "what needs you now" comes from: an area adds its own line. */
export const needSources: readonly NeedSource[] = [
  decisionNeeds,
  accountNeeds,
  overdueReports,
  movedReports,
  notificationNeeds,
  profileNeeds,
]
