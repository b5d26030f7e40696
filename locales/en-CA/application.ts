import type { ApplicationCatalogue } from '../catalogue.ts'
import { community } from './community.ts'
import { drafts } from './drafts.ts'
import { notifications } from './notifications.ts'
import { shared } from './shared.ts'
import { widgets } from './widgets.ts'

export const application: ApplicationCatalogue = {
  community,
  drafts,
  notifications,
  shared,
  widgets,
}
