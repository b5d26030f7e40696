import { closing } from './accounts/closing.ts'
import { entry } from './accounts/entry.ts'

export const texts = { closing, entry }
