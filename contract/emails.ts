import { z } from 'zod'
import type { FieldCode } from './problems.ts'

/** Local part, @, then a domain with a TLD of two letters or more, or a bracketed IP (specification §5). */
const emailPattern =
  /^[^\s"(),:;<>@[\\\]\p{Cc}]+@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/iu

/** An e-mail address as typed; compared without case or surrounding space. */
export const email = z
  .string({ error: 'required' satisfies FieldCode })
  .trim()
  .min(1, { error: 'required' satisfies FieldCode, abort: true })
  .max(254, { error: 'invalidEmail' satisfies FieldCode, abort: true })
  .regex(emailPattern, { error: 'invalidEmail' satisfies FieldCode })
  .transform((value) => value.toLowerCase())
