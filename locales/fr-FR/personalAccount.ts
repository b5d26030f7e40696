import { personal } from './accounts/personal.ts'
import { understanding } from './accounts/understanding.ts'

/** The texts of a co-owner's own account, in addition to those of all pages of accounts. */
export const texts = { personal, understanding } as const
