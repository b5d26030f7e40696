/** A pretend area with a manifest of usual size, to measure what an area adds. */
export const pretend = {
  pages: {
    pretends: {
      parent: 'home',
      icon: 'chart',
      group: 'building',
      permission: 'news.read',
    },
    pretend: { parent: 'pretends' },
  },
  dashboard: async () => (await import('./pretend.dashboard.ts')).dashboard,
}
