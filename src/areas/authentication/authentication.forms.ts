import * as z from 'zod/mini'
import { activation } from '#contract/authentication/authentication.ts'
import { email } from '#contract/emails.ts'
import { saying } from '#contract/problems.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { createDraft } from '#src/forms/drafts.ts'

/**
 * Every field of the portal's forms so far is a text, so nothing is coerced: an empty one is refused by its own length.
 * Without conform's coercion, 2 kB less are fetched before signing in.
 */
export const emailSchema = z.object({ email })

export const passwordSchema = z.object({
  email,
  password: z.string(saying('required')).check(z.minLength(1, saying('required'))),
})

/** The activation as the contract has it, with the postal code written as this offer's country writes it. */
export const createActivationSchema = ({ pattern }: Offer['zipCode']) =>
  z.extend(activation, { zipCode: activation.shape.zipCode.check(z.regex(new RegExp(pattern), saying('invalid'))) })

export const loginDraft = createDraft('login', ['email'])
export const activationDraft = createDraft('activation', ['email', 'customerReferenceNumber', 'zipCode'])
