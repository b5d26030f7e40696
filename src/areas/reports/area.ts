import type { Area } from '#src/parts/area.ts'

export const reports: Area<'reports'> = {
  pages: {
    reports: {
      parent: 'home',
      icon: 'alert',
      group: 'building',
      permission: 'report.read',
      isAtHand: true,
    },
    newReport: {
      parent: 'reports',
      icon: 'plus',
      permission: 'report.create',
    },
    report: { parent: 'reports' },
  },
  dashboard: async () => (await import('./reports.dashboard.ts')).dashboard,
}
