import type { ApplicationCatalogue } from '../catalogue.ts'

export const community: ApplicationCatalogue['community'] = {}
