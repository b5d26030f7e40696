import * as z from 'zod/mini'
import { type FieldCode, saying } from '#contract/problems.ts'

/** Password rules, checked in this order (specification §5). */
const passwordMinimum = 12
export const passwordMaximum = 128
export const passwordSpecialCharacters = '!"#$€%&\'()*+,-.:;<=>?@[]^_`{|}~'

type PasswordRule = { readonly code: FieldCode; readonly isMet: (password: string) => boolean }
export const passwordRules = [
  { code: 'mustBeLongerThanTwelve', isMet: (password) => password.length >= passwordMinimum },
  { code: 'mustHaveUppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { code: 'mustHaveLowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { code: 'mustHaveDigit', isMet: (password) => /\d/.test(password) },
  {
    code: 'mustHaveSpecialCharacter',
    isMet: (password) => Array.from(password).some((c) => passwordSpecialCharacters.includes(c)),
  },
] as const satisfies readonly PasswordRule[]
export type PasswordRuleCode = (typeof passwordRules)[number]['code']

/** The rules a password breaks, in the order of the checklist. */
export const failedPasswordRules = (password: string): readonly PasswordRuleCode[] =>
  passwordRules.filter((rule) => !rule.isMet(password)).map((rule) => rule.code)

/** A new password: the first broken rule is its error code. */
export const newPassword = z.string(saying('required')).check(
  z.minLength(1, { ...saying('required'), abort: true }),
  z.maxLength(passwordMaximum, { ...saying('tooLongPassword'), abort: true }),
  z.superRefine((password, context) => {
    const [code] = failedPasswordRules(password)
    if (code) context.addIssue({ code: 'custom', message: code })
  }),
)

/** Strength levels 0–4; a score above 3 is capped at 3 unless all five rules pass (specification §5). */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4
export const capStrength = (score: StrengthLevel, password: string): StrengthLevel =>
  score > 3 && failedPasswordRules(password).length > 0 ? 3 : score
/** Red up to 2, orange at 3, green at 4 (specification §5). */
export const strengthTone = (level: StrengthLevel) => (level <= 2 ? 'danger' : level === 3 ? 'warning' : 'success')
