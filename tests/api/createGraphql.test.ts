import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { placesOperation } from '#contract/graphql.ts'
import { ApiError } from '#src/api/api.ts'
import { createGraphql } from '#src/api/createGraphql.ts'
import { createFakeSession } from '#tests/support/fakeSession.ts'
import { somePlaceId } from '#tests/support/sessions.ts'

const base = 'http://ese.localhost:3000'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const places = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const answered = (body: object) => () => HttpResponse.json(body)

function startClient(baseUrl = base) {
  const { access, asked, state } = createFakeSession()
  const onUnavailable = vi.fn()
  const onForbidden = vi.fn()
  const graphql = createGraphql({ baseUrl, locale: () => 'fr-FR', session: access, onUnavailable, onForbidden })
  const ask = (signal?: AbortSignal) => graphql(placesOperation, { search: 'til' }, { ...(signal && { signal }) })
  return { ask, asked, state, onUnavailable, onForbidden }
}

/** Answers every request with `answer` and records it. */
function listen(answer: (request: Request) => Response) {
  const seen: { path: string; headers: Headers; body: unknown }[] = []
  server.use(
    http.post(`${base}/*`, async ({ request }) => {
      seen.push({ path: new URL(request.url).pathname, headers: request.headers, body: await request.clone().json() })
      return answer(request)
    }),
  )
  return seen
}

it('sends the operation with its variables, the person and their place', async () => {
  const { ask, state } = startClient()
  state.placeId = somePlaceId
  const seen = listen(answered({ data: { places } }))

  expect(await ask()).toEqual({ data: { places }, errors: [] })

  expect(seen[0]?.path).toBe('/graphql')
  expect(seen[0]?.body).toEqual({
    operationName: 'Places',
    query: placesOperation.document,
    variables: { search: 'til' },
  })
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer access-1')
  expect(seen[0]?.headers.get('x-current-place-id')).toBe(somePlaceId)
})

it('names the operation in the path of the mock’s base address', async () => {
  const { ask } = startClient(`${base}/mock`)
  const seen = listen(answered({ data: { places } }))

  await ask()

  expect(seen[0]?.path).toBe('/mock/graphql/Places')
})

it('keeps the resolved fields, with the errors of the others', async () => {
  const { ask } = startClient()
  listen(answered({ data: { places: null }, errors: [{ message: 'le serveur explique' }] }))

  expect(await ask()).toEqual({ data: { places: null }, errors: [{ message: 'le serveur explique' }] })
})

it('refuses an answer that breaks the operation’s schema', async () => {
  const { ask } = startClient()
  listen(answered({ data: { places: { totalCount: 'many' } } }))

  await expect(ask()).rejects.toThrow()
})

it('renews the token once, then repeats the request', async () => {
  const { ask, asked } = startClient()
  const seen = listen((request) =>
    request.headers.get('authorization') === 'Bearer access-1'
      ? HttpResponse.json({ errors: [{ code: 'unauthenticated', message: '' }], request_id: 'r' }, { status: 401 })
      : HttpResponse.json({ data: { places } }),
  )

  expect((await ask()).data).toEqual({ places })

  expect(seen).toHaveLength(2)
  expect(asked.refreshes).toBe(1)
})

it('reports refusals that concern the whole portal', async () => {
  const { ask, onUnavailable, onForbidden } = startClient()
  for (const status of [503, 403]) {
    listen(() => HttpResponse.json({ errors: [{ code: 'refused', message: '' }], request_id: 'r' }, { status }))
    await expect(ask()).rejects.toMatchObject({ status })
  }

  expect([onUnavailable.mock.calls.length, onForbidden.mock.calls.length]).toEqual([1, 1])
})

it('aborts a search together with its request', async () => {
  const { ask } = startClient()
  listen(answered({ data: { places } }))
  const search = new AbortController()
  search.abort()

  await expect(ask(search.signal)).rejects.not.toBeInstanceOf(ApiError)
})
