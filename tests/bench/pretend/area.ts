/** An area that the product does not have, with a manifest as large as most: what it adds is measured. */
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
