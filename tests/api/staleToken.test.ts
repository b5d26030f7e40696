import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { open, refuse, startClient, useApiServer, vote } from '#tests/support/startApiClient.ts'

const listen = useApiServer()

const isStale = (request: Request) => request.headers.get('authorization') === 'Bearer access-1'

describe('401', () => {
  it('refreshes once for 20 parallel requests and replays each exactly once, unchanged', async () => {
    const { api, asked } = startClient()
    const seen = listen((request) =>
      isStale(request) ? refuse(401, 'unauthenticated') : new HttpResponse(null, { status: 201 }),
    )

    const decisions = Array.from({ length: 20 }, (_, index) => `decision-${index}`)
    await Promise.all(
      decisions.map((decisionId) => api(vote, { body: { decisionId }, idempotencyKey: `key of ${decisionId}` })),
    )

    expect(asked.refreshes).toBe(1)
    expect(asked.expired).toEqual([])
    for (const decisionId of decisions) {
      const sent = seen.filter(({ key }) => key === `key of ${decisionId}`)
      expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer access-1', 'Bearer access-2'])
      for (const { method, url, body } of sent) {
        expect({ method, url, body }).toEqual({ method: 'POST', url: '/v2/votes', body: { decision_id: decisionId } })
      }
    }
  })

  it('logs out after a second 401, without a loop', async () => {
    const { api, asked } = startClient()
    const seen = listen(() => refuse(401, 'unauthenticated'))
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(2)
    expect(asked).toMatchObject({ refreshes: 1, expired: ['access-2'] })
  })

  it('never replays on behalf of somebody else', async () => {
    const { api, state } = startClient()
    const seen = listen((_, { length }) => {
      if (length === 1) state.personKey = 'somebody else'
      return refuse(401, 'unauthenticated')
    })
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(1)
  })

  it('ends an impersonation that has expired, and does not repeat its request as the administrator', async () => {
    const { api, state, asked } = startClient()
    state.isImpersonating = true
    const seen = listen(() => refuse(401, 'unauthenticated'))
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(1)
    expect(asked).toMatchObject({ refreshes: 0, stops: 1 })
  })

  it('is an ordinary response, not a lost session, on a route that declares it', async () => {
    const { api, asked } = startClient()
    const seen = listen(() => refuse(401, 'invalid_credentials'))
    const confirm = { ...vote, refusals: ['invalid_credentials'] } as const

    await expect(api(confirm, { body: { decisionId: 'd-1' } })).rejects.toMatchObject({ status: 401 })

    expect(seen).toHaveLength(1)
    expect(asked).toEqual({ refreshes: 0, expired: [], stops: 0 })
  })

  it('is passed on unchanged by a public route', async () => {
    const { api, asked } = startClient()
    const seen = listen(() => refuse(401, 'password_required'))
    await expect(api(open, {})).rejects.toMatchObject({ first: { code: 'password_required' } })
    expect(seen).toHaveLength(1)
    expect(asked.refreshes).toBe(0)
  })
})
