import { personal } from './accounts/personal.ts'
import { understanding } from './accounts/understanding.ts'

export const texts = { personal, understanding }
