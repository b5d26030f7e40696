import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { LocaleCode } from '#contract/offers.ts'
import { route } from '#contract/route.ts'
import { ApiError } from '#src/api/api.ts'
import { createApi } from '#src/api/createApi.ts'
import { createSendRequest } from '#src/api/sendRequest.ts'
import { createFakeSession } from '#tests/support/fakeSession.ts'
import { somePlaceId } from '#tests/support/sessions.ts'

const base = 'http://ese.localhost:3000'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const described = { summary: 'For tests', refusals: [], access: 'person' } as const
const report = route({
  ...described,
  method: 'get',
  path: '/v1/places/:placeId/reports',
  params: z.object({ placeId: z.string() }),
  query: z.looseObject({}),
  status: 200,
  answer: z.object({ reportTitle: z.string() }),
})
const vote = route({
  ...described,
  method: 'post',
  path: '/v2/votes',
  body: z.object({ decisionId: z.string() }),
  status: 201,
  answer: z.undefined(),
})
const open = route({ ...described, access: 'public', method: 'get', path: '/terms', status: 200, answer: z.object({}) })

type Seen = { method: string; url: string; authorization: string | null; key: string | null; body: unknown }

function startClient(locale: LocaleCode = 'fr-FR') {
  const { access, asked, state } = createFakeSession()
  const onUnavailable = vi.fn()
  const onForbidden = vi.fn()
  const send = createSendRequest({ baseUrl: base, locale: () => locale })
  return {
    api: createApi({ send, session: access, onUnavailable, onForbidden }),
    asked,
    state,
    onUnavailable,
    onForbidden,
  }
}

/** Answers every request with `answer` and records it. */
function listen(answer: (request: Request, seen: readonly Seen[]) => Response) {
  const seen: Seen[] = []
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      const text = await request.clone().text()
      const { pathname, search } = new URL(request.url)
      seen.push({
        method: request.method,
        url: pathname + search,
        authorization: request.headers.get('authorization'),
        key: request.headers.get('idempotency-key'),
        body: text ? JSON.parse(text) : undefined,
      })
      return answer(request, seen)
    }),
  )
  return seen
}
const problemBody = (code: string) => ({ errors: [{ code, message: 'Le serveur explique' }], request_id: 'r-1' })
const refuse = (status: number, code: string) => HttpResponse.json(problemBody(code), { status })
const isStale = (request: Request) => request.headers.get('authorization') === 'Bearer access-1'

describe('the wire', () => {
  it('speaks snake_case and sends the person, their language and their place', async () => {
    const { api, state } = startClient('en-CA')
    state.placeId = somePlaceId
    let headers = new Headers()
    const seen = listen((request) => {
      headers = request.headers
      return HttpResponse.json({ report_title: 'Ascenseur' })
    })

    const query = { categoryKind: 'emergency', state: 'opened', search: 'fuite', sortBy: 'updatedAt', page: 2 }
    const answer = await api(report, { params: { placeId: 'p 1' }, query })

    expect(answer).toEqual({ reportTitle: 'Ascenseur' })
    expect(decodeURIComponent(seen[0]?.url ?? '')).toBe(
      '/v1/places/p 1/reports?by_category_kind=emergency&by_state=opened&filter[search]=fuite&sort_by=updatedAt&page=2',
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en-CA',
      authorization: 'Bearer access-1',
      'x-current-place-id': somePlaceId,
    })
  })

  it('uses the impersonated person’s token first', async () => {
    const { api, state } = startClient()
    state.isImpersonating = true
    const seen = listen(() => HttpResponse.json({ report_title: '' }))
    await api(report, { params: { placeId: '1' }, query: {} })
    expect(seen[0]?.authorization).toBe('Bearer access-impersonated')
  })

  it('sends nobody’s token to a public route', async () => {
    const { api } = startClient()
    const seen = listen(() => HttpResponse.json({}))
    await api(open, {})
    expect(seen[0]?.authorization).toBeNull()
  })

  it.each([204, 201])('gives an empty result for a %i without a body', async (status) => {
    const { api } = startClient()
    listen(() => new HttpResponse(null, { status }))
    expect(await api(vote, { body: { decisionId: '1' } })).toBeUndefined()
  })

  it('calls ioni instead of v1 or v2 on request', async () => {
    const { api } = startClient()
    const seen = listen(() => new HttpResponse(null, { status: 204 }))
    await api(vote, { body: { decisionId: '1' }, ioni: true })
    expect(seen[0]).toMatchObject({ url: '/ioni/votes', body: { decision_id: '1' } })
  })

  it('rejects an answer that breaks the contract', async () => {
    const { api } = startClient()
    listen(() => HttpResponse.json({ title: 'Ascenseur' }))
    await expect(api(report, { params: { placeId: '1' }, query: {} })).rejects.toBeInstanceOf(z.core.$ZodError)
  })
})

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

describe('other refusals', () => {
  it('reports a 503 to the portal, and rejects', async () => {
    const { api, onUnavailable } = startClient()
    listen(() => refuse(503, 'unavailable'))
    await expect(api(open, {})).rejects.toMatchObject({ status: 503 })
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  it('keeps the portal running when only files are unavailable', async () => {
    const { api, onUnavailable } = startClient()
    listen(() => refuse(503, 'files_unavailable'))
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({
      first: { code: 'files_unavailable' },
    })
    expect(onUnavailable).not.toHaveBeenCalled()
  })

  it('announces a 403, then rejects with the server’s message', async () => {
    const { api, onForbidden } = startClient()
    listen(() => refuse(403, 'forbidden'))
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({
      status: 403,
      first: { message: 'Le serveur explique' },
    })
    expect(onForbidden).toHaveBeenCalledOnce()
  })

  it('leaves a 403 of the authentication screen to that screen', async () => {
    const { api, onForbidden } = startClient()
    listen(() => refuse(403, 'wrong_offer'))
    await expect(api(open, {})).rejects.toMatchObject({ status: 403 })
    expect(onForbidden).not.toHaveBeenCalled()
  })

  it('rejects with status, status text and body, for any body', async () => {
    const { api } = startClient()
    listen(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(api(open, {})).rejects.toMatchObject({ status: 502, statusText: 'Bad Gateway', problem: null })
  })

  it('rejects with status 0 when no response comes, without a retry', async () => {
    const { api } = startClient()
    const seen = listen(() => HttpResponse.error())
    await expect(api(open, {})).rejects.toEqual(new ApiError(0, 'no answer', null))
    expect(seen).toHaveLength(1)
  })

  it('rejects as an abort when the caller aborts', async () => {
    const { api } = startClient()
    listen(() => HttpResponse.json({}))
    await expect(api(open, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
