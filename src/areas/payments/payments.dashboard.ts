import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { paymentNeeds } from './paymentNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [paymentNeeds] }
