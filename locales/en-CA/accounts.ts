import { accountNames } from './accounts/accountNames.ts'

export const texts = { accountNames }
