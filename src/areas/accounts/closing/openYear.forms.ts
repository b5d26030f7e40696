import * as z from 'zod/mini'
import { typedDate } from '#contract/dates.ts'

export const yearSchema = z.object({ startsOn: typedDate, endsOn: typedDate })
export type YearToOpen = z.output<typeof yearSchema>
