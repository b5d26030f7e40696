import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import { requiredText } from '#contract/text.ts'

export const reversalSchema = z.object({ enteredOn: z.iso.date(saying('required')), label: requiredText(200) })
export type Reversal = z.output<typeof reversalSchema>
