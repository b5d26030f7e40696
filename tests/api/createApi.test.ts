import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/route.ts'
import { ApiError } from '#src/api/api.ts'
import { somePlaceId } from '#tests/support/sessions.ts'
import { described, open, refuse, startClient, useApiServer, vote } from '#tests/support/startApiClient.ts'

const listen = useApiServer()

const report = route({
  ...described,
  method: 'get',
  path: '/v1/places/:placeId/reports',
  params: z.object({ placeId: z.string() }),
  query: z.looseObject({}),
  status: 200,
  answer: z.object({ reportTitle: z.string() }),
})

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

describe('other refusals', () => {
  it('reports a 503 to the portal, and rejects', async () => {
    const { api, onUnavailable } = startClient()
    listen(() => refuse(503, 'unavailable'))
    await expect(api(open, {})).rejects.toMatchObject({ status: 503 })
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  it.each(['files_unavailable', 'provider_unavailable'])('keeps the portal running when it says %s', async (code) => {
    const { api, onUnavailable } = startClient()
    listen(() => refuse(503, code))
    await expect(api(vote, { body: { decisionId: '1' } })).rejects.toMatchObject({ first: { code } })
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
