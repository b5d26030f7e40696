import * as z from 'zod/mini'
import { localeCode, offerCode } from './offers.ts'
import { saying } from './problems.ts'
import { route } from './route.ts'
import { requiredText } from './text.ts'

/** A person's own profile (specification §3, User/profile). Tokens are the session's, never the profile's. */
export const profile = z.object({
  userId: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** E.164, e.g. +33612345678. */
  phoneNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** ISO date, YYYY-MM-DD. */
  birthDate: z.nullable(z.iso.date()),
  /** The language of mails; `null` = the language of the last visit. */
  locale: z.nullable(localeCode),
  offer: offerCode,
  isAdministrator: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.output<typeof profile>

const name = requiredText(80)

/** "Update sends changed fields" (specification §7): each field is optional, and no other one is accepted. */
const profileChanges = z.strictObject({
  firstName: z.optional(name),
  lastName: z.optional(name),
  displayName: z.optional(name),
  /** As typed; stored as E.164 of the offer's accepted countries. */
  phoneNumber: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30, saying('invalidPhone'))))),
  address: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300, saying('too_long'))))),
  birthDate: z.optional(z.nullable(z.iso.date(saying('invalid')))),
  /** One of the languages of the offer. */
  locale: z.optional(localeCode),
})
export type ProfileChanges = z.output<typeof profileChanges>

export const profileRoutes = {
  read: route({
    method: 'get',
    path: '/v1/users/me',
    access: 'person',
    summary: 'The profile of the signed-in or impersonated person',
    status: 200,
    answer: profile,
    refusals: [],
  }),
  update: route({
    method: 'patch',
    path: '/v1/users/me',
    access: 'person',
    summary: 'Changes only the fields that were sent',
    body: z.strictObject({ user: profileChanges }),
    status: 200,
    answer: profile,
    refusals: [],
  }),
}
