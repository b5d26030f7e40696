import type { Area } from '#src/parts/area.ts'

export const reports: Area<'reports'> = {
  texts: 'reports',
  pages: {
    reports: {
      load: async () => (await import('./ReportsScreen.tsx')).ReportsScreen,
      parent: 'home',
      icon: 'alert',
      group: 'building',
      permission: 'report.read',
      isAtHand: true,
    },
    newReport: {
      load: async () => (await import('./NewReportScreen.tsx')).NewReportScreen,
      parent: 'reports',
      icon: 'plus',
      permission: 'report.create',
    },
    report: { load: async () => (await import('./ReportScreen.tsx')).ReportScreen, parent: 'reports' },
  },
  dashboard: async () => (await import('./reports.dashboard.ts')).dashboard,
}
