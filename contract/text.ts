import * as z from 'zod/mini'
import { saying } from './problems.ts'

/** A text that is never typed: a token, an identifier. */
export const opaqueText = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum))

/** A required text, trimmed. */
export const requiredText = (maximum: number) =>
  z
    .string(saying('required'))
    .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(maximum, saying('too_long')))

/** The maximum length of a longText. */
export const longTextLimit = 5_000
/** A longer text: a description, a reason, a message. */
export const longText = requiredText(longTextLimit)
/** The same, but optional. */
export const optionalLongText = z._default(
  z.string().check(z.trim(), z.maxLength(longTextLimit, saying('too_long'))),
  '',
)
