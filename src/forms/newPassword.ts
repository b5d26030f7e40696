import * as z from 'zod/mini'
import { failedPasswordRules, newPassword } from '#contract/authentication/passwords.ts'

export const newPasswordSchema = z.object({ password: newPassword })

/** The currently typed password, with the rules it breaks. */
export function typedPassword(form: HTMLFormElement) {
  const password = z.catch(z.string(), '').parse(new FormData(form).get('password'))
  return { password, failedRules: failedPasswordRules(password) }
}
