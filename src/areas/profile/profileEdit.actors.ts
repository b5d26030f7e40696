import { fromPromise } from 'xstate'
import type { Profile, ProfileChanges } from '#contract/profile.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { SaveProfileAnswer } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import type { Api } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { profileFields } from './profileForm.ts'

type Dependencies = {
  readonly api: Api
  /** Puts the updated profile in the query cache. */
  readonly rememberProfile: (profile: Profile) => void
}

export const profileEditActors = ({ api, rememberProfile }: Dependencies) => ({
  saveProfile: fromPromise<SaveProfileAnswer, { changes: ProfileChanges }>(async ({ input, signal }) => {
    try {
      rememberProfile(await api(profileRoutes.update, { body: { user: input.changes }, signal }))
      return { isSaved: true }
    } catch (error) {
      const fieldCodes = fieldCodesOf(error, profileFields)
      if (Object.keys(fieldCodes).length === 0) throw error
      return { isSaved: false, fieldCodes }
    }
  }),
})
