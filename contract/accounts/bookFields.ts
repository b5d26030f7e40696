import * as z from 'zod/mini'
import { saying } from '../problems.ts'

/** Fields shared by several request bodies of bookkeeping. */
export const account = z.string().check(z.regex(/^\d{2,4}$/, saying('invalid')))
export const optionalId = z._default(z.nullable(z.uuid()), null)
export const optionalDay = z._default(z.nullable(z.iso.date()), null)
export const optionalText = (maximum: number) =>
  z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum, saying('too_long')))), null)
/** Cents; positive unless stated otherwise. */
export const optionalCents = z._default(
  z.int().check(z.minimum(0), z.lt(100_000_000, saying('mustBeLowerThanOneMillion'))),
  0,
)
