import { account } from './settings/account.ts'
import { settings } from './settings/settings.ts'

export const texts = { settings, account }
