import type { AreaScreens } from '#src/parts/area.ts'

export const reportsScreens: AreaScreens<'reports'> = {
  texts: 'reports',
  screens: {
    reports: { load: async () => (await import('./list/ReportsScreen.tsx')).ReportsScreen },
    newReport: { load: async () => (await import('./newReport/NewReportScreen.tsx')).NewReportScreen },
    report: { load: async () => (await import('./report/ReportScreen.tsx')).ReportScreen },
  },
}
