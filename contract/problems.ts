import * as z from 'zod/mini'
import { offerCode } from './offers.ts'

/** Every refusal of the API, with its HTTP status. `code` is part of the API; texts come from `locales/`. */
export const problemCodes = [
  'malformed_request',
  'invalid_credentials',
  'last_attempt_before_lock',
  'account_locked',
  'session_locked',
  'password_required',
  'unauthenticated',
  'invalid_refresh_token',
  'invalid_client',
  'wrong_offer',
  'forbidden',
  'impersonation_refused',
  'unknown_account',
  'not_found',
  'method_not_allowed',
  'conflict',
  'action_not_possible',
  'user_already_voted',
  'proxy_limit_reached',
  'proxy_forbidden',
  'confirmation_required',
  'out_of_slot',
  'payment_too_soon',
  'amount_changed',
  'overpayment',
  'expired_link',
  'code_expired',
  'request_too_large',
  'unsupported_media_type',
  'invalid_value',
  'idempotency_key_reused',
  'quota_exceeded',
  'captcha_refused',
  'too_many_requests',
  'unexpected',
  'unavailable',
  'files_unavailable',
  'provider_unavailable',
] as const
const problemCode = z.enum(problemCodes)
export type ProblemCode = z.output<typeof problemCode>

export const problemStatus = {
  malformed_request: 400,
  invalid_credentials: 401,
  last_attempt_before_lock: 401,
  account_locked: 401,
  session_locked: 401,
  password_required: 401,
  unauthenticated: 401,
  invalid_refresh_token: 401,
  invalid_client: 401,
  wrong_offer: 403,
  forbidden: 403,
  impersonation_refused: 403,
  unknown_account: 404,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  action_not_possible: 409,
  user_already_voted: 409,
  proxy_limit_reached: 409,
  proxy_forbidden: 409,
  confirmation_required: 409,
  out_of_slot: 409,
  payment_too_soon: 409,
  amount_changed: 409,
  overpayment: 409,
  expired_link: 410,
  code_expired: 410,
  request_too_large: 413,
  unsupported_media_type: 415,
  invalid_value: 422,
  idempotency_key_reused: 422,
  quota_exceeded: 422,
  captcha_refused: 422,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  files_unavailable: 503,
  provider_unavailable: 503,
} as const satisfies Record<ProblemCode, number>

/**
 * What is wrong with one field. The specification's own codes where it has one (§8: taken, invalid, too_short,
 * bad_check_digits, must_be_all_acknowledged, user_already_voted; §5 for the password rules).
 */
export const fieldCodes = [
  'required',
  'taken',
  'invalid',
  'too_short',
  'too_long',
  'unknown_key',
  'bad_check_digits',
  'noSpaces',
  'unacceptedCountry',
  'invalidAmount',
  'mustBeLowerThanOneMillion',
  'mustBeLowerThanTwoHundred',
  'impossibleBirthDate',
  'mustBeNumber',
  'reimbursementTooHigh',
  'unacceptedFile',
  'fileTooLarge',
  'imageTooLarge',
  'protectedPdf',
  'activePdf',
  'unreadablePage',
  'inThePast',
  'noticePeriod',
  'voteTooShort',
  'voteTooLong',
  'invalidEmail',
  'invalidPhone',
  'mustBeLongerThanTwelve',
  'mustHaveUppercase',
  'mustHaveLowercase',
  'mustHaveDigit',
  'mustHaveSpecialCharacter',
  'tooLongPassword',
  'mustMatchPassword',
  'currentPassword',
  'guessablePassword',
  'takesNoMessages',
] as const
export const fieldCode = z.enum(fieldCodes)
export type FieldCode = z.output<typeof fieldCode>
/** What is wrong with each of these fields. */
export type FieldCodes<Field extends string> = Readonly<Partial<Record<Field, FieldCode>>>
export function codesByField<Field extends string>(
  codes: readonly (readonly [Field, FieldCode])[] = [],
): FieldCodes<Field> {
  const found: Partial<Record<Field, FieldCode>> = {}
  for (const [field, code] of codes) found[field] = code
  return found
}

/** The message of a schema's check is an error code; its text comes from `locales/`. */
export const saying = (code: FieldCode) => ({ error: code })

/** The one shape of every refusal. The first entry decides; further ones name further fields. */
export const problem = z.object({
  errors: z
    .array(
      z.object({
        code: problemCode,
        message: z.string(),
        /** Path of the field in wire case, e.g. `user.zip_code`. */
        field: z.optional(z.string()),
        fieldCode: z.optional(fieldCode),
        /** wrong_offer: the offer that this account belongs to (specification §4). */
        allowedOffer: z.optional(offerCode),
        /** invalid_credentials: tries left before the 24 h lock. */
        remainingTries: z.optional(z.int()),
      }),
    )
    .check(z.minLength(1)),
  requestId: z.string(),
})
export type ProblemBody = z.output<typeof problem>
export type ProblemError = ProblemBody['errors'][number]
