import { fromPromise } from 'xstate'
import type { Profile } from '#contract/profile.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { SavePhoneAnswer } from '#machines/profileCheck/profileCheck.machine.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { profileCheckDraft } from './profileCheckForm.ts'

type Dependencies = {
  readonly api: Api
  /** Puts the profile just answered in the place of the one known so far. */
  readonly rememberProfile: (profile: Profile) => void
}

/** What the profileCheck machine needs. */
export const profileCheckActors = ({ api, rememberProfile }: Dependencies) => ({
  savePhone: fromPromise<SavePhoneAnswer, { phoneNumber: string }>(async ({ input, signal }) => {
    try {
      const body = { user: { phoneNumber: input.phoneNumber } }
      rememberProfile(await api(profileRoutes.update, { body, signal }))
      profileCheckDraft.clear()
      return { isSaved: true }
    } catch (error) {
      const fieldCode = error instanceof ApiError ? error.first?.fieldCode : undefined
      if (fieldCode === undefined) throw error
      return { isSaved: false, fieldCode }
    }
  }),
})
