import { beforeEach, describe, expect, it } from 'vitest'
import { createSessionStorage, readSession } from '#src/areas/session/sessionStorage.ts'
import { signedInSession, someImpersonation, somePlaceId, someTokens } from '#tests/support/sessions.ts'

const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
const stored = () => JSON.parse(localStorage.getItem('state') ?? 'null')
const refused = { code: 'invalid_credentials', message: null, remainingTries: 3, allowedOffer: null }
const person = (id: string) => `${id}/`

beforeEach(() => storage.clear())

describe('the stored state', () => {
  it('has one key and the fields that the specification names', () => {
    storage.write(signedInSession({ selectedPlaceId: somePlaceId }))

    expect(stored()).toMatchObject({
      user: { accessToken: 'access-1', impersonatedUser: null },
      ui: { selectedPlaceId: somePlaceId },
      isFetching: false,
      isAuthenticated: true,
      error: null,
    })
  })

  it('says that a sign-in is under way, and then why it was refused', () => {
    storage.writeSignIn({ isFetching: true, error: null })
    expect(stored()).toMatchObject({ user: null, isFetching: true, isAuthenticated: false, error: null })

    storage.writeSignIn({ isFetching: false, error: refused })
    expect(stored()).toMatchObject({ user: null, isFetching: false, isAuthenticated: false, error: refused })
    expect(storage.read()).toBeNull()
    expect(storage.readError()).toEqual(refused)
  })

  it('keeps the session of another tab from a refusal in this one', () => {
    storage.write(signedInSession())
    storage.writeSignIn({ isFetching: false, error: refused })

    expect(storage.read()).toEqual(signedInSession())
  })

  it('is still read in the form of an earlier version', () => {
    const { id, user, selectedPlaceId } = signedInSession()

    expect(readSession(JSON.stringify({ id, user, ui: { selectedPlaceId } }))).toEqual(signedInSession())
  })

  it.each([null, '', 'null', '{', '{}', '{"user":{"accessToken":1}}', '[]'])(
    'is absent when the stored value is %j',
    (text) => {
      expect(readSession(text)).toBeNull()
    },
  )
})

describe('what is stored beside a session', () => {
  const session = signedInSession()
  const own = person(session.id)

  it('outlives new tokens and another place', () => {
    storage.write(session)
    storage.writeAnswers(own, { privacySettings: 'of the person' })
    storage.write({ ...session, user: { ...someTokens('2'), impersonatedUser: null }, selectedPlaceId: somePlaceId })

    expect(storage.readAnswers(own)).toMatchObject({ privacySettings: 'of the person' })
    expect(storage.read()?.user.accessToken).toBe('access-2')
  })

  it.each([
    ['another sign-in', signedInSession({ id: 'another' })],
    ['an impersonation', { ...session, user: { ...session.user, impersonatedUser: someImpersonation } }],
  ])('goes with %s, and cannot be written for its former person any more', (_, next) => {
    storage.write(session)
    storage.writeAnswers(own, { privacySettings: 'of the person' })
    storage.write(next)
    storage.writeAnswers(own, { privacySettings: 'late' })

    expect(stored()).not.toHaveProperty('privacySettings')
    expect(storage.readAnswers(own)).toEqual({})
  })

  it('is not written after a log-out', () => {
    storage.write(session)
    storage.clear()
    storage.writeAnswers(own, { privacySettings: 'late' })

    expect(localStorage.getItem('state')).toBeNull()
  })
})
