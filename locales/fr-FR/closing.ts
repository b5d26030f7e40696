import { closing } from './accounts/closing.ts'

/** The texts for closing a fiscal year. */
export const texts = { closing } as const
