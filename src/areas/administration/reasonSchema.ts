import * as z from 'zod/mini'
import { requiredText } from '#contract/text.ts'

export const reasonSchema = z.object({ reason: requiredText(300) })
