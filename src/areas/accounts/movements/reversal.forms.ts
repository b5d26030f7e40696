import * as z from 'zod/mini'
import { typedDate } from '#contract/dates.ts'
import { requiredText } from '#contract/text.ts'

export const reversalSchema = z.object({ enteredOn: typedDate, label: requiredText(200) })
export type Reversal = z.output<typeof reversalSchema>
