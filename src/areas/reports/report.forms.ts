import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import { longText } from '#contract/reports.ts'

/** A comment, what was done, or what is still wrong. */
export const wordsSchema = z.object({ body: longText })

/** `today` where the building stands: nothing is promised for a day that has passed. */
export const acknowledgementSchema = (today: string) =>
  z.object({
    responsibleId: z.uuid(saying('required')),
    promisedOn: z.iso.date(saying('required')).check(z.refine((day: string) => day >= today, saying('inThePast'))),
    body: z._default(z.string().check(z.trim(), z.maxLength(5_000, saying('too_long'))), ''),
  })
