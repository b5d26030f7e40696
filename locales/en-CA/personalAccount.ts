import { personal } from './accounts/personal.ts'

export const texts = { personal }
