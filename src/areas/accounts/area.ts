import type { AreaParts } from '#src/parts/area.ts'

export const accounts: AreaParts = {
  texts: 'accounts',
  dashboard: async () => (await import('./accounts.dashboard.ts')).dashboard,
}
