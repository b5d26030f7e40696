import type { Impersonation, SessionTokens } from '#contract/session.ts'
import type { StoredSession } from '#machines/session/session/session.setup.ts'

export const someTokens = (name = '1'): SessionTokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  tokenType: 'Bearer',
  expiresIn: 900,
  createdAt: 1_800_000_000,
  scope: 'ese',
})

export const someImpersonation: Impersonation = {
  userId: '7b7a5c3e-6f0e-4a83-9a54-3b6f4f0a1c11',
  displayName: 'Jeanne Lenoir',
  accessToken: 'access-jeanne',
  expiresIn: 3_600,
  endsAt: '2027-01-15T10:00:00.000Z',
}

export const somePlaceId = '0b9c2a52-52f1-4a3e-8a52-6e6f8f4f2a10'

export const signedInSession = (change: Partial<StoredSession> = {}): StoredSession => ({
  id: 'sign-in-1',
  user: { ...someTokens(), impersonatedUser: null },
  selectedPlaceId: null,
  ...change,
})
