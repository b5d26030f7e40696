import * as z from 'zod/mini'
import { typedDate } from '#contract/dates.ts'
import { saying } from '#contract/problems.ts'

/** `held` is the meeting's day in the building's time zone: no earlier day is valid. The server refuses future days. */
export const notificationSchema = (held: string) =>
  z.object({
    notifiedOn: typedDate.check(z.refine((day: string) => day >= held, saying('invalid'))),
  })
