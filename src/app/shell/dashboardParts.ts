import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { areas } from './areas.ts'

/** The cards, needs and actions of all areas. */
export async function allDashboardParts(): Promise<DashboardParts> {
  const parts = await Promise.all(areas.flatMap(({ dashboard }) => dashboard?.() ?? []))
  return {
    cards: parts.flatMap(({ cards }) => cards),
    needs: parts.flatMap(({ needs }) => needs),
    acts: parts.flatMap(({ acts = [] }) => acts),
  }
}
