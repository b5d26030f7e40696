import { entry } from './accounts/entry.ts'

export const texts = { entry }
