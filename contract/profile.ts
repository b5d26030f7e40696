import { z } from 'zod'
import { offerCode } from './offers.ts'
import type { FieldCode } from './problems.ts'
import { route } from './route.ts'

/** A person's own profile (specification §3, User/profile). Tokens are the session's, never the profile's. */
export const profile = z.object({
  userId: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  /** E.164, e.g. +33612345678. */
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  /** ISO date, YYYY-MM-DD. */
  birthDate: z.iso.date().nullable(),
  offer: offerCode,
  isAdministrator: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.output<typeof profile>

const name = z
  .string()
  .trim()
  .min(1, { error: 'required' satisfies FieldCode })
  .max(80, { error: 'too_long' satisfies FieldCode })

/** "Update sends changed fields" (specification §7): each one is optional, none other is accepted. */
export const profileChanges = z.strictObject({
  firstName: name.optional(),
  lastName: name.optional(),
  displayName: name.optional(),
  /** As typed; stored as E.164 of the offer's accepted countries. */
  phoneNumber: z
    .string()
    .trim()
    .max(30, { error: 'invalidPhone' satisfies FieldCode })
    .nullable()
    .optional(),
  address: z
    .string()
    .trim()
    .max(300, { error: 'too_long' satisfies FieldCode })
    .nullable()
    .optional(),
  birthDate: z.iso
    .date({ error: 'invalid' satisfies FieldCode })
    .nullable()
    .optional(),
})
export type ProfileChanges = z.output<typeof profileChanges>

export const profileRoutes = {
  read: route({
    method: 'get',
    path: '/v1/users/me',
    access: 'person',
    summary: 'The profile of the person signed in, or of the one being impersonated',
    status: 200,
    answer: profile,
    refusals: [],
  }),
  update: route({
    method: 'patch',
    path: '/v1/users/me',
    access: 'person',
    summary: 'Changes the fields sent and no other',
    body: z.strictObject({ user: profileChanges }),
    status: 200,
    answer: profile,
    refusals: ['impersonation_refused'],
  }),
}

/** First letters of up to two words of the display name, or of first and last name (specification §3). */
export function avatarInitials({
  displayName,
  firstName,
  lastName,
}: Pick<Profile, 'displayName' | 'firstName' | 'lastName'>) {
  const words = displayName.trim() ? displayName.trim().split(/\s+/) : [firstName, lastName]
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
