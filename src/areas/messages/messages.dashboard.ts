import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { unreadConversations } from './messageNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [unreadConversations] }
