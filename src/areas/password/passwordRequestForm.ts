import { coerceFormValue } from '@conform-to/zod/v4/future'
import * as z from 'zod/mini'
import { email } from '#contract/emails.ts'
import { createDraft } from '#src/forms/drafts.ts'

export const passwordRequestSchema = coerceFormValue(z.object({ email }))
export const passwordRequestDraft = createDraft('passwordRequest', ['email'])

export function hasValidEmail(form: HTMLFormElement) {
  return z.object({ email }).safeParse(Object.fromEntries(new FormData(form))).success
}
