import * as z from 'zod/mini'
import { isPossibleBirthDate, optionalTypedDate, toTypedDate } from '#contract/dates.ts'
import { saying } from '#contract/problems.ts'
import type { Profile, ProfileChanges } from '#contract/profile.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { requiredText } from '#contract/text.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { createDraft } from '#src/forms/drafts.ts'

export const profileFields = ['displayName', 'firstName', 'lastName', 'birthDate', 'phoneNumber', 'address'] as const
export type ProfileField = (typeof profileFields)[number]
export type TypedProfile = Readonly<Record<ProfileField, string>>

const name = requiredText(80)
const birthDate = optionalTypedDate.check(
  z.superRefine((date, context) => {
    const isPossible = date === '' || isPossibleBirthDate(date, new Date(serverNow()).toISOString().slice(0, 10))
    if (!isPossible) context.addIssue({ code: 'custom', message: 'impossibleBirthDate' })
  }),
)

/** The server checks the number against the offer's countries. */
export const profileSchema = z.object({
  displayName: name,
  firstName: name,
  lastName: name,
  birthDate: z._default(birthDate, ''),
  phoneNumber: z._default(
    z.string().check(z.maxLength(30, saying('invalidPhone')), z.regex(/\d|^$/, saying('invalidPhone'))),
    '',
  ),
  address: z._default(z.string().check(z.trim(), z.maxLength(300, saying('too_long'))), ''),
})
type ProfileFormValue = z.output<typeof profileSchema>

/** One draft per person, so that nobody sees what somebody else typed in this tab. */
export const profileDraft = (userId: string) => createDraft(`profile:${userId}`, profileFields)

/** The profile as the values of its fields. */
export const shownProfile = (profile: Profile): TypedProfile => ({
  displayName: profile.displayName,
  firstName: profile.firstName,
  lastName: profile.lastName,
  birthDate: profile.birthDate ? toTypedDate(profile.birthDate) : '',
  phoneNumber: profile.phoneNumber ? readPhone(profile.phoneNumber) : '',
  address: profile.address ?? '',
})

/** Only the fields that differ from their initial value (specification §7); an emptied one becomes `null`. */
export function changesOf(shown: TypedProfile, value: ProfileFormValue): ProfileChanges {
  const { displayName, firstName, lastName, birthDate, phoneNumber, address } = value
  return {
    ...(displayName !== shown.displayName && { displayName }),
    ...(firstName !== shown.firstName && { firstName }),
    ...(lastName !== shown.lastName && { lastName }),
    ...(toTypedDate(birthDate) !== shown.birthDate && { birthDate: birthDate || null }),
    ...(phoneNumber !== shown.phoneNumber && { phoneNumber: phoneNumber || null }),
    ...(address !== shown.address && { address: address || null }),
  }
}
