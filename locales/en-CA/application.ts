import { drafts } from './application/drafts.ts'
import { shared } from './application/shared.ts'
import { widgets } from './application/widgets.ts'

export const texts = { drafts, shared, widgets }
