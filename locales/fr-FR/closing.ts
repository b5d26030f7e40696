import { closing } from './accounts/closing.ts'

/** What is read by those who close a fiscal year. */
export const texts = { closing } as const
