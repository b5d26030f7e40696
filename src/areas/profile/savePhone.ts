import type { Profile } from '#contract/profile.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { SavePhoneAnswer } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import type { Api } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { profileCheckDraft } from './profileCheckForm.ts'

export type SavePhoneDependencies = {
  readonly api: Api
  /** Puts the updated profile in the query cache. */
  readonly rememberProfile: (profile: Profile) => void
  readonly signal: AbortSignal
}

/** Adds a telephone number to the profile. */
export async function savePhone(
  phoneNumber: string,
  { api, rememberProfile, signal }: SavePhoneDependencies,
): Promise<SavePhoneAnswer> {
  try {
    rememberProfile(await api(profileRoutes.update, { body: { user: { phoneNumber } }, signal }))
    profileCheckDraft.clear()
    return { isSaved: true }
  } catch (error) {
    const { phoneNumber: fieldCode } = fieldCodesOf(error, ['phoneNumber'])
    if (fieldCode === undefined) throw error
    return { isSaved: false, fieldCode }
  }
}
