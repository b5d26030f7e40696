/** A pretend area with a manifest of usual size, to measure what an area adds. */
export const pretend = {
  texts: 'pretend',
  pages: {
    pretends: {
      load: async () => (await import('./PretendsScreen.tsx')).PretendsScreen,
      parent: 'home',
      icon: 'chart',
      group: 'building',
      permission: 'news.read',
    },
    pretend: { load: async () => (await import('./PretendScreen.tsx')).PretendScreen, parent: 'pretends' },
  },
  dashboard: async () => (await import('./pretend.dashboard.ts')).dashboard,
}
