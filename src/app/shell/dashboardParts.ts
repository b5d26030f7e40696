import { accountNeeds } from '#src/areas/accounts/accountNeeds.ts'
import { BalanceCard } from '#src/areas/accounts/BalanceCard.tsx'
import type { DashboardCard, NeedSource } from '#src/areas/dashboardParts.ts'
import { MeetingCard } from '#src/areas/meetings/MeetingCard.tsx'
import { NewsCard } from '#src/areas/news/NewsCard.tsx'
import { notificationNeeds } from '#src/areas/notifications/notificationNeeds.ts'
import { profileNeeds } from '#src/areas/profile/profileNeeds.ts'
import { ReportsCard } from '#src/areas/reports/ReportsCard.tsx'
import { movedReports, overdueReports } from '#src/areas/reports/reportNeeds.ts'

/** The cards of the dashboard in the order in which they are shown: an area adds its own line. */
export const dashboardCards: readonly DashboardCard[] = [
  { name: 'balance', permission: 'account.read', Card: BalanceCard },
  { name: 'reports', permission: 'report.read', Card: ReportsCard },
  { name: 'meeting', permission: 'meeting.read', Card: MeetingCard },
  { name: 'news', permission: 'news.read', Card: NewsCard },
]

/** Where "what needs you now" comes from: an area adds its own line. */
export const needSources: readonly NeedSource[] = [
  accountNeeds,
  overdueReports,
  movedReports,
  notificationNeeds,
  profileNeeds,
]
