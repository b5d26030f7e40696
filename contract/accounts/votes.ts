import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { requiredText } from '../text.ts'
import { account, optionalCents, optionalId, optionalText } from './bookFields.ts'

/** A budget has a line for each account and key; calls may fall on days other than the first of each quarter. */
export const votedBudget = z.strictObject({
  votedOn: z.iso.date(),
  /** The decision of the portal that voted it. */
  decisionId: optionalId,
  items: z
    .array(z.strictObject({ account, keyId: optionalId, amount: cents() }))
    .check(z.minLength(1), z.maxLength(200)),
  /** The amount called for future works, by the key of all lots. */
  worksFund: optionalCents,
  dueDays: z._default(z.array(z.iso.date()).check(z.maxLength(24)), []),
})

export const votedWorks = z.strictObject({
  fiscalYearId: z.uuid(),
  reference: requiredText(40),
  label: requiredText(200),
  building: optionalText(80),
  resolutionNumber: optionalText(20),
  decisionId: optionalId,
  keyId: optionalId,
  votedAmount: cents(),
  votedOn: z.iso.date(),
  /** The amount that grants and loans pay, so that lots are not called for it. */
  grants: optionalCents,
  loans: optionalCents,
  /** Adds up to the voted amount less grants and loans; empty if those pay for all of it. */
  calls: z.array(z.strictObject({ dueOn: z.iso.date(), amount: cents() })).check(z.maxLength(60)),
})
