import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { paymentNeeds } from './paymentNeeds.ts'
import { refundNeeds } from './refundNeeds.ts'

export const dashboard: DashboardParts = { cards: [], needs: [paymentNeeds, refundNeeds] }
