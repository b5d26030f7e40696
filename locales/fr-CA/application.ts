import { shared } from '../fr-FR/application/shared.ts'
import { drafts } from './application/drafts.ts'
import { widgets } from './application/widgets.ts'

export const texts = { drafts, shared, widgets }
