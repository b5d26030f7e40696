import { account } from './settings/account.ts'
import { settings } from './settings/settings.ts'

/** What is read on the pages of settings and account. */
export const texts = { settings, account } as const
