import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import { createDraft } from '#src/forms/drafts.ts'

/** Refuses only an empty number or one without a digit; the server checks it against the offer's countries. */
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
