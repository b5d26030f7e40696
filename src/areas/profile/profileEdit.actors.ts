import { fromPromise } from 'xstate'
import { camelKey } from '#contract/case.ts'
import type { ProblemError } from '#contract/problems.ts'
import type { Profile, ProfileChanges } from '#contract/profile.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { ProfileFieldCodes, SaveProfileAnswer } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { profileFields } from './profileForm.ts'

type Dependencies = {
  readonly api: Api
  /** Puts the profile just answered in the place of the one known so far. */
  readonly rememberProfile: (profile: Profile) => void
}

/** What the profileEdit machine needs. */
export const profileEditActors = ({ api, rememberProfile }: Dependencies) => ({
  saveProfile: fromPromise<SaveProfileAnswer, { changes: ProfileChanges }>(async ({ input, signal }) => {
    try {
      rememberProfile(await api(profileRoutes.update, { body: { user: input.changes }, signal }))
      return { isSaved: true }
    } catch (error) {
      const fieldCodes = fieldCodesOf(error instanceof ApiError ? (error.problem?.errors ?? []) : [])
      if (Object.keys(fieldCodes).length === 0) throw error
      return { isSaved: false, fieldCodes }
    }
  }),
})

/** What the server says of each field: its path is in wire case, `user.phone_number`. */
function fieldCodesOf(errors: readonly ProblemError[]): ProfileFieldCodes {
  return Object.fromEntries(
    errors.flatMap(({ field, fieldCode }) => {
      const name = profileFields.find((known) => known === camelKey(field?.split('.').at(-1) ?? ''))
      return name && fieldCode ? [[name, fieldCode]] : []
    }),
  )
}
