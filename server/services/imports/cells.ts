import * as phoneTables from 'libphonenumber-js/max'
import { z } from 'zod'
import { email as typedEmail } from '#contract/emails.ts'
import type { ImportReason } from '#contract/imports.ts'
import { readPhoneNumber } from '#contract/phoneNumbers.ts'
import type { Offer } from '#offers/offer.schema.ts'

/** The message of a check is the reason of the refusal. */
const because = (reason: ImportReason) => ({ error: reason })
const given = z
  .string()
  .trim()
  .min(1, { ...because('required'), abort: true })

/** A cell that cannot be empty. */
export const text = (maximum: number) => given.max(maximum, because('tooLong'))
/** A key of the manager's system, whatever its format: it is compared exactly. */
export const key = text(60)

/** An empty cell is `null`. */
export const optional = <Cell extends z.ZodType<unknown, string>>(cell: Cell) =>
  z.string().transform((typed, context): z.output<Cell> | null => {
    if (typed.trim() === '') return null
    const parsed = cell.safeParse(typed)
    if (parsed.success) return parsed.data
    for (const { message } of parsed.error.issues) context.addIssue(message)
    return z.NEVER
  })

/** Both limits are allowed. */
export const integer = (minimum: number, maximum: number) =>
  given
    .regex(/^\d{1,9}$/, { ...because('notANumber'), abort: true })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, because('notANumber'))

/** `1234.5` or `1234,50`, without spaces, below a hundred million; in integer cents. */
const hundredths = /^(-?)(\d{1,8})(?:[.,](\d{1,2}))?$/
const toCents = (typed: string): number => {
  const [, sign, whole = '', decimals = ''] = hundredths.exec(typed) ?? []
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}
/** An amount that may be below zero. */
export const signedAmount = given
  .regex(hundredths, { ...because('notAnAmount'), abort: true })
  .transform(toCents)
  .refine((value) => value !== 0, because('notAnAmount'))
/** An amount of zero or more. */
export const amount = given
  .regex(hundredths, { ...because('notAnAmount'), abort: true })
  .transform(toCents)
  .refine((value) => value >= 0, because('notAnAmount'))

const isDay = (typed: string) => {
  const at = new Date(`${typed}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
}
/** `2026-03-12`. */
export const day = given.refine(isDay, because('notADay'))

/** Several days between spaces, the earliest first, each once. */
export const days = given
  .transform((typed) => [...new Set(typed.split(/[\s,]+/))].sort())
  .refine((typed) => typed.length <= 60 && typed.every(isDay), because('notADay'))

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** `2026-03-12 18:30`, in the time zone of the offer. */
export const moment = given.refine((typed) => {
  const [date = '', clock = '', ...rest] = typed.split(' ')
  return isDay(date) && time.test(clock) && rest.length === 0
}, because('notAMoment'))

const answers: Readonly<Record<string, boolean>> = { oui: true, yes: true, 1: true, non: false, no: false, 0: false }
export const yesOrNo = given.transform((typed, context) => {
  const answer = answers[typed.toLowerCase()]
  if (answer !== undefined) return answer
  context.addIssue('notYesOrNo' satisfies ImportReason)
  return z.NEVER
})

/** One of the given words. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  given.pipe(z.enum(words, because('unknownValue')))

/** In lower case. */
export const email = given.transform((typed, context) => {
  const parsed = typedEmail.safeParse(typed)
  if (parsed.success) return parsed.data
  context.addIssue('invalidEmail' satisfies ImportReason)
  return z.NEVER
})

/** In E.164. */
export const phoneNumber = ({ acceptedCountries }: Offer) =>
  given.transform((typed, context) => {
    const number = readPhoneNumber(phoneTables, typed, acceptedCountries)
    if (number !== null) return number
    context.addIssue('invalidPhone' satisfies ImportReason)
    return z.NEVER
  })

export const zipCode = (offer: Offer) => given.regex(new RegExp(offer.zipCode.pattern), because('invalidZipCode'))

/** `1 09:00-12:30, 1 14:00-18:00`: Monday is 1. */
export const openingHours = given.transform((typed, context) => {
  const hours = typed.split(',').map((part) => /^([1-7]) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(part.trim()))
  const read = hours.flatMap((found) => {
    const [, weekday, opensAt, closesAt] = found ?? []
    const isRight = opensAt && closesAt && time.test(opensAt) && time.test(closesAt) && opensAt < closesAt
    return isRight ? [{ weekday: Number(weekday), opensAt, closesAt }] : []
  })
  if (read.length === hours.length) return read
  context.addIssue('invalidHours' satisfies ImportReason)
  return z.NEVER
})
