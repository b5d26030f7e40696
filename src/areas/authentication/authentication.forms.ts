import * as z from 'zod/mini'
import { activation } from '#contract/authentication/authentication.ts'
import { email } from '#contract/emails.ts'
import { saying } from '#contract/problems.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { createDraft } from '#src/forms/drafts.ts'

/**
 * Every field is a text, so nothing needs coercion: the minimum length of a field refuses an empty one. Leaving conform's
 * coercion out saves 2 kB before sign-in.
 */
export const emailSchema = z.object({ email })

export const passwordSchema = z.object({
  email,
  password: z.string(saying('required')).check(z.minLength(1, saying('required'))),
})

/** The contract's activation, with the postal code in the format of the offer's country. */
export const createActivationSchema = ({ pattern }: Offer['zipCode']) =>
  z.extend(activation, { zipCode: activation.shape.zipCode.check(z.regex(new RegExp(pattern), saying('invalid'))) })

export const loginDraft = createDraft('login', ['email'])
export const activationDraft = createDraft('activation', ['email', 'customerReferenceNumber', 'zipCode'])
