import { personal } from './accounts/personal.ts'

/** What is read on the page of one's own account, beside the texts of all pages of accounts. */
export const texts = { personal } as const
