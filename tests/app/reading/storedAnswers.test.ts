import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Identity } from '#contract/places.ts'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { keepAnswers } from '#src/app/reading/storedAnswers.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { settingsKeys } from '#src/areas/settings/settingsKeys.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'
import { signedInSession, someImpersonation, somePlaceId } from '#tests/support/sessions.ts'

const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
const session = signedInSession()
const own = `${session.id}/`
const settings: PrivacySettings = {
  email: 'private',
  phoneNumber: 'private',
  address: 'public',
  birthDate: 'private',
  messagesFrom: 'board_members',
}
const identity: Identity = {
  id: '0b8cf0f2-6f3a-4a39-8b9e-0d5a3a1d2c11',
  placeId: somePlaceId,
  role: 'coowner',
  displayName: 'Mme Roux',
  isDefault: true,
}
const stored = () => JSON.parse(localStorage.getItem('state') ?? 'null')

/** A page that opens for the person of the stored session. */
function openPage(person = own) {
  const client = createQueryClient()
  keepAnswers({ client, person: () => person, storage })
  return client
}
afterEach(() => storage.clear())

it('stores privacy settings and identities by id and by place, and seeds the cache of the next page', async () => {
  storage.write(session)
  const client = openPage()
  client.setQueryData(settingsKeys.privacy(own), settings, { updatedAt: 5 })
  client.setQueryData(placeKeys.identities(own, somePlaceId), [identity], { updatedAt: 7 })
  await waitFor(() => expect(stored().identityIdsByPlace).toEqual({ [somePlaceId]: [identity.id] }))
  expect(stored()).toMatchObject({ privacySettings: settings, identities: { [identity.id]: identity } })

  const next = openPage()
  expect(next.getQueryState(settingsKeys.privacy(own))).toMatchObject({ data: settings, dataUpdatedAt: 5 })
  const identities = next.getQueryState(placeKeys.identities(own, somePlaceId))
  expect(identities).toMatchObject({ data: [identity], dataUpdatedAt: 7 })
})

it('starts empty when the stored answers are in another format', () => {
  storage.write(session)
  storage.writeAnswers(own, { privacySettings: { email: 'sometimes' } })

  expect(openPage().getQueryCache().getAll()).toEqual([])
})

it('neither reads nor leaves anything during an impersonation', async () => {
  storage.write({ ...session, user: { ...session.user, impersonatedUser: someImpersonation } })
  const impersonated = `${own}${someImpersonation.userId}`
  const client = openPage(impersonated)
  const heard = vi.fn()
  client.getQueryCache().subscribe(({ type }) => heard(type))
  client.setQueryData(settingsKeys.privacy(impersonated), settings)
  await waitFor(() => expect(heard).toHaveBeenCalledWith('updated'))

  expect(stored()).not.toHaveProperty('privacySettings')
})
