import type { OfferCode } from '#contract/offers.ts'
import { localeCode } from '#contract/offers.ts'
import type { Profile } from '#contract/profile.ts'
import type { UserRow } from './profile.store.ts'

/** A person's own profile, without the hash and the language of the e-mails. */
export const toProfile = (user: UserRow, offer: OfferCode): Profile => ({
  userId: user.id,
  email: user.email,
  displayName: user.displayName,
  firstName: user.firstName,
  lastName: user.lastName,
  avatarUrl: user.avatarUrl,
  phoneNumber: user.phoneNumber,
  address: user.address,
  birthDate: user.birthDate,
  locale: localeCode.safeParse(user.locale).data ?? null,
  offer,
  isAdministrator: user.isAdministrator,
  createdAt: user.createdAt.toISOString(),
})
