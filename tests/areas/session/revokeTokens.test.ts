import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api.ts'
import { revokeTokens } from '#src/areas/session/revokeTokens.ts'
import { someImpersonation, someTokens } from '#tests/support/sessions.ts'

const ended = new ApiError(401, 'Unauthorized', null)
const oneself = { ...someTokens(), impersonatedUser: null }
const asJeanne = { ...someTokens(), impersonatedUser: someImpersonation }

function start(failures: Readonly<Record<string, Error>> = {}) {
  const revoked: (string | null)[] = []
  const send = async (_: unknown, __: unknown, { accessToken }: { accessToken: string | null }) => {
    revoked.push(accessToken)
    const failure = failures[accessToken ?? '']
    if (failure) throw failure
  }
  const api = vi.fn(async () => someTokens('2'))
  return { api, revoked, revoke: revokeTokens({ api: api as never, send: send as never, clientId: 'ese' }) }
}

describe('revoking tokens', () => {
  it('ends the session with its own token', async () => {
    const { api, revoked, revoke } = start()
    await revoke(oneself)
    expect(revoked).toEqual(['access-1'])
    expect(api).not.toHaveBeenCalled()
  })

  it('sends one request during impersonation, which also ends the administrator’s session', async () => {
    const { api, revoked, revoke } = start()
    await revoke(asJeanne)
    expect(revoked).toEqual([someImpersonation.accessToken])
    expect(api).not.toHaveBeenCalled()
  })

  it('uses the administrator’s token once the impersonation has expired', async () => {
    const { revoked, revoke } = start({ [someImpersonation.accessToken]: ended })
    await revoke(asJeanne)
    expect(revoked).toEqual([someImpersonation.accessToken, 'access-1'])
  })

  it('refreshes once more when its token has expired', async () => {
    const { api, revoked, revoke } = start({ 'access-1': ended })
    await revoke(oneself)
    expect(api).toHaveBeenCalledOnce()
    expect(revoked).toEqual(['access-1', 'access-2'])
  })

  it('fails without a response', async () => {
    const { api, revoke } = start({ 'access-1': new ApiError(0, 'no answer', null) })
    await expect(revoke(oneself)).rejects.toMatchObject({ status: 0 })
    expect(api).not.toHaveBeenCalled()
  })
})
