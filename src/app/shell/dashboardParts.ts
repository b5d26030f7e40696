import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { areas } from './areas.ts'

/** The cards and needs of all areas. */
export async function allDashboardParts(): Promise<DashboardParts> {
  const parts = await Promise.all(areas.map(({ dashboard }) => dashboard?.() ?? { cards: [], needs: [] }))
  return { cards: parts.flatMap(({ cards }) => cards), needs: parts.flatMap(({ needs }) => needs) }
}
