import { coerceFormValue } from '@conform-to/zod/v4/future'
import { z } from 'zod'
import { activation } from '#contract/authentication.ts'
import { email } from '#contract/emails.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { createDraft } from '#src/forms/drafts.ts'

export const emailSchema = coerceFormValue(z.object({ email }))

export const passwordSchema = coerceFormValue(
  z.object({ email, password: z.string({ error: 'required' satisfies FieldCode }) }),
)

/** The activation as the contract has it, with the postal code written as this offer's country writes it. */
export const createActivationSchema = ({ pattern }: Offer['zipCode']) =>
  coerceFormValue(
    activation.extend({
      zipCode: activation.shape.zipCode.regex(new RegExp(pattern), { error: 'invalid' satisfies FieldCode }),
    }),
  )

export const loginDraft = createDraft('login', ['email'])
export const activationDraft = createDraft('activation', ['email', 'customerReferenceNumber', 'zipCode'])
