import type { ApplicationCatalogue } from '../catalogue.ts'

export const dashboard: ApplicationCatalogue['dashboard'] = {
  title: 'Home',
  greeting: 'Hello {{name}}',
}
