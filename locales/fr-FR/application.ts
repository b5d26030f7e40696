import { drafts } from './application/drafts.ts'
import { shared } from './application/shared.ts'
import { widgets } from './application/widgets.ts'

/** What pages of several areas share: fetched with the first page but the dashboard. */
export const texts = { drafts, shared, widgets } as const
