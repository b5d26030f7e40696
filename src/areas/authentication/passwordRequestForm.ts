import * as z from 'zod/mini'
import { email } from '#contract/emails.ts'
import { createDraft } from '#src/forms/drafts.ts'

export const passwordRequestSchema = z.object({ email })
export const passwordRequestDraft = createDraft('passwordRequest', ['email'])

export function hasValidEmail(form: HTMLFormElement) {
  return passwordRequestSchema.safeParse(Object.fromEntries(new FormData(form))).success
}
