import type { ApplicationCatalogue } from '../catalogue.ts'

export const search: ApplicationCatalogue['search'] = {}
