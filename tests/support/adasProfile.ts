import type { Profile } from '#contract/profile.ts'

export const adasProfile: Profile = {
  userId: '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11',
  email: 'ada@demo.example',
  displayName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatarUrl: null,
  phoneNumber: '+33612345678',
  address: null,
  birthDate: null,
  locale: null,
  offer: 'ESE',
  isAdministrator: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
