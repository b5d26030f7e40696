import type { Catalogue } from '../catalogue.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'

export const catalogue: Catalogue = {
  common,
  errors,
}
