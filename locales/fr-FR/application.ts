import { community } from './community.ts'
import { drafts } from './drafts.ts'
import { notifications } from './notifications.ts'
import { shared } from './shared.ts'
import { widgets } from './widgets.ts'

/** What is read on the other screens of the application: fetched with the first of them. */
export const application = {
  community,
  drafts,
  notifications,
  shared,
  widgets,
} as const
