import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { unreadTopics } from './topicNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [unreadTopics] }
