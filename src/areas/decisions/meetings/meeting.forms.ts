import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'

/** `held` is the day of the meeting where it stands: nothing is notified before. That it is not in days to come, the server says. */
export const notificationSchema = (held: string) =>
  z.object({
    notifiedOn: z.iso.date(saying('required')).check(z.refine((day: string) => day >= held, saying('invalid'))),
  })
