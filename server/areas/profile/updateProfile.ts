import { isPossibleBirthDate } from '#contract/dates.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Profile, ProfileChanges } from '#contract/profile.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { toPhoneNumber } from '#server/services/directory/phoneNumber.ts'
import * as store from '#server/services/directory/profile.store.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'
import { inPlacesOf } from '#server/services/live/inPlacesOf.ts'

/** Changes only the fields that were sent. */
export async function updateProfile(ctx: SignedInCtx, { user }: { user: ProfileChanges }): Promise<Profile> {
  const { userId } = ctx.actor
  const changes = typeof user.phoneNumber === 'string' ? { ...user, phoneNumber: phoneOf(ctx, user.phoneNumber) } : user
  requirePossible(ctx, user.birthDate)
  requireSpoken(ctx, user.locale)

  return changeAndAnswer(ctx, async (tx) => {
    await store.updateProfile(tx, userId, changes)
    const fields = Object.keys(changes)
    // The language of mails is the only field that contacts never see.
    const isShown = fields.some((field) => field !== 'locale')
    const shown = isShown ? await inPlacesOf(tx, { topic: 'community', userId }) : []
    return {
      audited: [{ action: 'profile.update', subjectId: userId, detail: { fields } }],
      live: [{ topic: 'profile', userId }, ...shown],
      answer: () => readProfile(ctx, tx),
    }
  })
}

function phoneOf({ offer }: SignedInCtx, typed: string): string {
  const phoneNumber = toPhoneNumber(typed, offer.acceptedCountries)
  if (phoneNumber) return phoneNumber
  const fields = [{ field: 'user.phone_number', code: 'invalidPhone' }] as const
  throw new Problem('invalid_value', 'not a phone number of the accepted countries', { fields })
}

function requirePossible({ now, offer }: SignedInCtx, birthDate: string | null | undefined) {
  if (!birthDate || isPossibleBirthDate(birthDate, civilDay(now(), offer.timeZone))) return
  const fields = [{ field: 'user.birth_date', code: 'impossibleBirthDate' }] as const
  throw new Problem('invalid_value', 'not a possible date of birth', { fields })
}

function requireSpoken({ offer }: SignedInCtx, locale: LocaleCode | undefined) {
  if (locale === undefined || offer.locales.includes(locale)) return
  const fields = [{ field: 'user.locale', code: 'invalid' }] as const
  throw new Problem('invalid_value', 'the offer does not speak this language', { fields })
}
