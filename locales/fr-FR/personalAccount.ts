import { personal } from './accounts/personal.ts'
import { understanding } from './accounts/understanding.ts'

/** What is read on the pages of one's own account, beside the texts of all pages of accounts. */
export const texts = { personal, understanding } as const
