import { accountNames } from '../fr-FR/accounts/accountNames.ts'

export const texts = { accountNames }
