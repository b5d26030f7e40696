import type { ApplicationCatalogue } from '../catalogue.ts'

export const breadcrumb: ApplicationCatalogue['breadcrumb'] = {
  label: 'Fil d’Ariane',
}
