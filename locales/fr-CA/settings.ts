import { ownAccount } from './settings/ownAccount.ts'
import { settings } from './settings/settings.ts'

export const texts = { settings, ownAccount }
