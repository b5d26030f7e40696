export const pretendScreens = {
  texts: 'pretend',
  screens: {
    pretends: { load: async () => (await import('./PretendsScreen.tsx')).PretendsScreen },
    pretend: { load: async () => (await import('./PretendScreen.tsx')).PretendScreen },
  },
}
