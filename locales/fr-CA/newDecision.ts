import { newDecision } from './decisions/newDecision.ts'

export const texts = { newDecision }
