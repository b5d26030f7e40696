import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { notificationNeeds } from './notificationNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [notificationNeeds] }
