import type { AreaParts } from '#src/parts/area.ts'

export const news: AreaParts = {
  dashboard: async () => (await import('./news.dashboard.ts')).dashboard,
}
