import { createDashboard } from '#src/areas/dashboard/DashboardScreen.tsx'
import { dashboardCards, needSources } from './dashboardParts.ts'

/** The dashboard with what the areas have plugged into it. */
export const Dashboard = createDashboard({ cards: dashboardCards, needs: needSources })
