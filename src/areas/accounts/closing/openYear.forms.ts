import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'

const day = z.iso.date(saying('required'))
export const yearSchema = z.object({ startsOn: day, endsOn: day })
export type YearToOpen = z.output<typeof yearSchema>
