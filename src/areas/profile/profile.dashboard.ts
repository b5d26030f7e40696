import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { profileNeeds } from './profileNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [profileNeeds] }
