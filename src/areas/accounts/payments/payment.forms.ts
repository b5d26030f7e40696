import * as z from 'zod/mini'
import { paymentDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { typedAmount } from '#contract/amounts.ts'
import { typedDate } from '#contract/dates.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { saying } from '#contract/problems.ts'
import { requiredText } from '#contract/text.ts'

export type WrittenPayment = ValueOf<typeof paymentDraft>

export const paymentSchema = z.object({
  ownerId: z.uuid(saying('required')),
  amount: typedAmount(),
  paidOn: typedDate,
  bankAccount: z.string(saying('required')).check(z.minLength(1, saying('required'))),
  label: requiredText(200),
  pieceReference: z._default(z.string().check(z.trim(), z.maxLength(60, saying('too_long'))), ''),
})

/** The form as it is now; a value that no field accepts leaves the draft unchanged. */
export function typedPayment(form: HTMLFormElement, before: WrittenPayment): WrittenPayment {
  const typed = paymentDraft.schema.safeParse(Object.fromEntries(new FormData(form)))
  return typed.success ? typed.data : before
}
