import type { ApplicationCatalogue } from '../catalogue.ts'

export const notifications: ApplicationCatalogue['notifications'] = {}
