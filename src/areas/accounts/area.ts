import type { AreaParts } from '#src/parts/area.ts'

export const accounts: AreaParts = {
  dashboard: async () => (await import('./accounts.dashboard.ts')).dashboard,
}
