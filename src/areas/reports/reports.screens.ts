import type { AreaScreens } from '#src/parts/area.ts'

export const reportsScreens: AreaScreens<'reports'> = {
  texts: 'reports',
  screens: {
    reports: { load: async () => (await import('./ReportsScreen.tsx')).ReportsScreen },
    newReport: { load: async () => (await import('./NewReportScreen.tsx')).NewReportScreen },
    report: { load: async () => (await import('./ReportScreen.tsx')).ReportScreen },
  },
}
