import { ownAccount } from './settings/ownAccount.ts'
import { settings } from './settings/settings.ts'

/** The texts of settings, the profile and one's own account. */
export const texts = { settings, ownAccount } as const
