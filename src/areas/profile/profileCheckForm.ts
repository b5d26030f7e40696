import { coerceFormValue } from '@conform-to/zod/v4/future'
import { z } from 'zod'
import type { FieldCode } from '#contract/problems.ts'
import { createDraft } from '#src/forms/drafts.ts'

/** Whether it is a number of the offer's countries is for the server to say; nothing typed, or no digit, is seen here. */
export const profileCheckSchema = coerceFormValue(
  z.object({
    phoneNumber: z
      .string({ error: 'required' satisfies FieldCode })
      .max(30, { error: 'invalidPhone' satisfies FieldCode })
      .regex(/\d/, { error: 'invalidPhone' satisfies FieldCode }),
  }),
)
export const profileCheckDraft = createDraft('profileCheck', ['phoneNumber'])
