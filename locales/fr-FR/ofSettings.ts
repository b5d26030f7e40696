import { account } from './account.ts'
import { administration } from './administration.ts'
import { settings } from './settings.ts'

/** What is read on the screens of settings, account and consultation: fetched with the first of them. */
export const ofSettings = { settings, account, administration } as const
