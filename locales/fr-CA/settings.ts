import type { ApplicationCatalogue } from '../catalogue.ts'

export const settings: ApplicationCatalogue['settings'] = {}
