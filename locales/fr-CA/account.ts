import type { ApplicationCatalogue } from '../catalogue.ts'

export const account: ApplicationCatalogue['account'] = {}
