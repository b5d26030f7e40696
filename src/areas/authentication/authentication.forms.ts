import { coerceFormValue } from '@conform-to/zod/v4/future'
import * as z from 'zod/mini'
import { activation } from '#contract/authentication.ts'
import { email } from '#contract/emails.ts'
import { saying } from '#contract/problems.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { createDraft } from '#src/forms/drafts.ts'

export const emailSchema = coerceFormValue(z.object({ email }))

export const passwordSchema = coerceFormValue(z.object({ email, password: z.string(saying('required')) }))

/** The activation as the contract has it, with the postal code written as this offer's country writes it. */
export const createActivationSchema = ({ pattern }: Offer['zipCode']) =>
  coerceFormValue(
    z.extend(activation, { zipCode: activation.shape.zipCode.check(z.regex(new RegExp(pattern), saying('invalid'))) }),
  )

export const loginDraft = createDraft('login', ['email'])
export const activationDraft = createDraft('activation', ['email', 'customerReferenceNumber', 'zipCode'])
