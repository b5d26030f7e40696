import { verification } from './decisions/verification.ts'

export const texts = { verification }
