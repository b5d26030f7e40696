import { closing } from './accounts/closing.ts'

export const texts = { closing }
