import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import { createDraft } from '#src/forms/drafts.ts'

/** Whether it is a number of the offer's countries is for the server to say; nothing typed, or no digit, is seen here. */
export const profileCheckSchema = z.object({
  phoneNumber: z
    .string(saying('required'))
    .check(
      z.minLength(1, { ...saying('required'), abort: true }),
      z.maxLength(30, saying('invalidPhone')),
      z.regex(/\d/, saying('invalidPhone')),
    ),
})
export const profileCheckDraft = createDraft('profileCheck', ['phoneNumber'])
