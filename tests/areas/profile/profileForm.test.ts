import { expect, it } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { changesOf, profileSchema, shownProfile } from '#src/areas/profile/profileForm.ts'
import { adasProfile } from '#tests/support/adasProfile.ts'

const profile: Profile = { ...adasProfile, birthDate: '1985-12-10' }
const shown = shownProfile(profile)

it('sends nothing for an unchanged profile', () => {
  expect(changesOf(shown, profileSchema.parse(shown))).toEqual({})
})

it('sends changes in the server’s format, and clears emptied fields', () => {
  const { phoneNumber: _emptied, ...others } = shown
  const typed = profileSchema.parse({ ...others, birthDate: '01/02/1990', address: ' 3 rue Haute ' })

  expect(changesOf(shown, typed)).toEqual({ birthDate: '1990-02-01', phoneNumber: null, address: '3 rue Haute' })
})

it('clears an emptied date of birth, and refuses a day that does not exist', () => {
  const { birthDate: _emptied, ...others } = shown

  expect(changesOf(shown, profileSchema.parse(others))).toEqual({ birthDate: null })
  expect(profileSchema.safeParse({ ...shown, birthDate: '29/02/2023' }).success).toBe(false)
})

it.each(['02/05/1319', '01/01/2999'])('says that nobody was born on %s', (birthDate) => {
  const { error } = profileSchema.safeParse({ ...shown, birthDate })
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['birthDate', 'impossibleBirthDate'],
  ])
})
