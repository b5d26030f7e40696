import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api.ts'
import { renewTokens } from '#src/areas/session/renewTokens.ts'
import { createSessionStorage, readSession } from '#src/areas/session/sessionStorage.ts'
import { signedInSession, somePlaceId, someTokens } from '#tests/support/sessions.ts'

afterEach(() => localStorage.clear())
const storage = createSessionStorage({ local: localStorage, tab: sessionStorage })
const renewed = signedInSession({ user: { ...someTokens('2'), impersonatedUser: null } })

function startTab(answer: () => Promise<unknown>) {
  const api = vi.fn(answer)
  return { api, renew: renewTokens({ api: api as never, clientId: 'ese', storage, withLock: (task) => task() }) }
}

describe('renewing tokens', () => {
  it('stores what the server answers, so that the other tabs find it', async () => {
    storage.write(signedInSession({ selectedPlaceId: somePlaceId }))
    const { renew } = startTab(async () => someTokens('2'))
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
    expect(storage.read()).toEqual({ ...renewed, selectedPlaceId: somePlaceId })
  })

  it('takes what another tab has stored, without asking the server', async () => {
    storage.write(renewed)
    const { api, renew } = startTab(async () => someTokens('3'))
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
    expect(api).not.toHaveBeenCalled()
  })

  it('takes what another tab has stored while the server was refusing this one', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(async () => {
      storage.write(renewed)
      throw new ApiError(401, 'Unauthorized', null)
    })
    expect(await renew(signedInSession())).toEqual(someTokens('2'))
  })

  it('fails when the server refuses and nobody was faster', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(() => Promise.reject(new ApiError(401, 'Unauthorized', null)))
    await expect(renew(signedInSession())).rejects.toMatchObject({ status: 401 })
  })

  it.each([0, 429, 503])('proves nothing when the answer is %i', async (status) => {
    storage.write(signedInSession())
    const { renew } = startTab(() => Promise.reject(new ApiError(status, '', null)))
    expect(await renew(signedInSession())).toBeNull()
  })

  it('does not bring a session back that has ended meanwhile', async () => {
    storage.write(signedInSession())
    const { renew } = startTab(async () => {
      storage.clear()
      return someTokens('2')
    })
    await renew(signedInSession())
    expect(storage.read()).toBeNull()
  })
})

describe('the stored session', () => {
  it('is kept under the one key, as the specification names its parts', () => {
    storage.write(signedInSession({ selectedPlaceId: somePlaceId }))
    expect(JSON.parse(localStorage.getItem('state') ?? '')).toMatchObject({
      user: { accessToken: 'access-1', impersonatedUser: null },
      ui: { selectedPlaceId: somePlaceId },
    })
  })

  it.each([null, '', 'null', '{', '{}', '{"user":{"accessToken":1}}', '[]'])(
    'is none when what is stored is %j',
    (text) => {
      expect(readSession(text)).toBeNull()
    },
  )
})
