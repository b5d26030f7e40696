import { expect, it } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { changesOf, profileSchema, shownProfile } from '#src/areas/profile/profileForm.ts'
import { isoOfTypedDate, typedDateOfIso } from '#src/areas/profile/typedDate.ts'
import { shownPhone } from '#src/forms/shownPhone.ts'

const profile: Profile = {
  userId: '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11',
  email: 'ada@demo.example',
  displayName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatarUrl: null,
  phoneNumber: '+33612345678',
  address: null,
  birthDate: '1985-12-10',
  locale: null,
  offer: 'ESE',
  isAdministrator: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const shown = shownProfile(profile)

it('shows a number as people of its country write it', () => {
  expect(shownPhone('+33612345678')).toBe('06 12 34 56 78')
  expect(shownPhone('+15145550123')).toBe('514 555-0123')
  expect(shownPhone('+352621123')).toBe('+35 26 21 12 3')
})

it('sends nothing of a profile that was only read', () => {
  expect(changesOf(shown, profileSchema.parse(shown))).toEqual({})
})

it('sends what was changed, in the form the server keeps, and takes away what was emptied', () => {
  const { phoneNumber: _emptied, ...others } = shown
  const typed = profileSchema.parse({ ...others, birthDate: '01/02/1990', address: ' 3 rue Haute ' })

  expect(changesOf(shown, typed)).toEqual({ birthDate: '1990-02-01', phoneNumber: null, address: '3 rue Haute' })
})

it('knows which days there are', () => {
  expect(isoOfTypedDate('29/02/2024')).toBe('2024-02-29')
  expect(isoOfTypedDate('29/02/2023')).toBeNull()
  expect(isoOfTypedDate('31/04/2024')).toBeNull()
  expect(isoOfTypedDate('1/2/1990')).toBeNull()
  expect(typedDateOfIso('1990-02-01')).toBe('01/02/1990')
})
