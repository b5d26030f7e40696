import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { z } from 'zod'
import type { ProblemError } from '#contract/problems.ts'
import type { Profile } from '#contract/profile.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { profileCheckActors } from '#src/areas/profile/profile.actors.ts'
import { adasProfile } from '#tests/support/adasProfile.ts'

const profile: Profile = adasProfile
const refusal = (error: Pick<ProblemError, 'code' | 'field' | 'fieldCode'>) =>
  new ApiError(422, '', { errors: [{ message: '', ...error }], requestId: 'r-1' })

function save(answers: () => Promise<unknown>) {
  const rememberProfile = vi.fn()
  const api: Api = async (route) => z.parse<(typeof route)['answer']>(route.answer, await answers())
  const { savePhone } = profileCheckActors({ api, rememberProfile })
  const input = { phoneNumber: '06 12 34 56 78' }
  return { answer: toPromise(createActor(savePhone, { input }).start()), rememberProfile }
}

it('returns the profile with the number as the server stores it', async () => {
  const { answer, rememberProfile } = save(async () => profile)

  expect(await answer).toEqual({ isSaved: true })
  expect(rememberProfile).toHaveBeenCalledWith(profile)
})

it('returns the reason when the number is refused', async () => {
  const { answer } = save(() =>
    Promise.reject(refusal({ code: 'invalid_value', field: 'user.phone_number', fieldCode: 'invalidPhone' })),
  )

  expect(await answer).toEqual({ isSaved: false, fieldCode: 'invalidPhone' })
})
