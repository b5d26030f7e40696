export const dashboard = {
  title: 'Accueil',
  greeting: 'Bonjour {{name}}',
} as const
