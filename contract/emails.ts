import * as z from 'zod/mini'
import { saying } from './problems.ts'

/** Local part, @, then a domain with a TLD of two letters or more, or a bracketed IP (specification §5). */
const emailPattern =
  /^[^\s"(),:;<>@[\\\]\p{Cc}]+@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/iu

/** An e-mail address as typed; compared without case or surrounding space. */
export const email = z
  .string(saying('required'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { ...saying('required'), abort: true }),
    z.maxLength(254, { ...saying('invalidEmail'), abort: true }),
    z.regex(emailPattern, saying('invalidEmail')),
  )
