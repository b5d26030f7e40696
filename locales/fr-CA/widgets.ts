import type { ApplicationCatalogue } from '../catalogue.ts'

export const widgets: ApplicationCatalogue['widgets'] = {}
