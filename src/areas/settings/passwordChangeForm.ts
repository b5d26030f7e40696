import * as z from 'zod/mini'
import { newPassword } from '#contract/authentication/passwords.ts'
import { saying } from '#contract/problems.ts'
import { typedPassword } from '#src/forms/newPassword.ts'

const required = z.string(saying('required')).check(z.minLength(1, saying('required')))

export const passwordChangeSchema = z
  .object({ currentPassword: required, password: newPassword, confirmation: required })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      ...saying('mustMatchPassword'),
    }),
  )

const typedCurrent = z.catch(z.string(), '')

/** The typed passwords, with the rules that the new one breaks. */
export const typedChange = (form: HTMLFormElement) => ({
  ...typedPassword(form),
  currentPassword: typedCurrent.parse(new FormData(form).get('currentPassword')),
})
