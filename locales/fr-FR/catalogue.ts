import { common } from './common.ts'
import { errors } from './errors.ts'

/** The source of truth: one module per area, one line here for each. */
export const catalogue = {
  common,
  errors,
} as const
