import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api.ts'
import { renewTokens } from '#src/areas/session/renewTokens.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import { signedInSession, somePlaceId, someTokens } from '#tests/support/sessions.ts'

afterEach(() => localStorage.clear())
const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
const renewed = signedInSession({ user: { ...someTokens('2'), impersonatedUser: null } })

function startTab(answer: () => Promise<unknown>) {
  const api = vi.fn(answer)
  return { api, renew: renewTokens({ api: api as never, clientId: 'ese', storage, withLock: (task) => task() }) }
}

describe('renewing tokens', () => {
  it('stores the new tokens for the other tabs', async () => {
    storage.write(signedInSession({ selectedPlaceId: somePlaceId }))
    const { renew } = startTab(async () => someTokens('2'))
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
    expect(storage.read()).toEqual({ ...renewed, selectedPlaceId: somePlaceId })
  })

  it('uses the tokens that another tab stored, without a request', async () => {
    storage.write(renewed)
    const { api, renew } = startTab(async () => someTokens('3'))
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
    expect(api).not.toHaveBeenCalled()
  })

  it('uses the tokens that another tab stored while the server was refusing', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(async () => {
      storage.write(renewed)
      throw new ApiError(401, 'Unauthorized', null)
    })
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
  })

  it('fails when the server refuses and no other tab has renewed', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(() => Promise.reject(new ApiError(401, 'Unauthorized', null)))
    await expect(renew(signedInSession())).rejects.toMatchObject({ status: 401 })
  })

  it.each([0, 429, 503])('returns no tokens, but keeps the session, after a %i', async (status) => {
    storage.write(signedInSession())
    const { renew } = startTab(() => Promise.reject(new ApiError(status, '', null)))
    expect(await renew(signedInSession())).toBeNull()
  })

  it('does not restore a session that has ended meanwhile', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(async () => {
      storage.clear()
      return someTokens('2')
    })
    await renew(signedInSession())
    expect(storage.read()).toBeNull()
  })
})
