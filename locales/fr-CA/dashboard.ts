import type { ApplicationCatalogue } from '../catalogue.ts'

export const dashboard: ApplicationCatalogue['dashboard'] = {
  title: 'Accueil',
  greeting: 'Bonjour {{name}}',
}
