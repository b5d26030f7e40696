import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { z } from 'zod'
import type { LocaleCode } from '#contract/offers.ts'
import { route } from '#contract/route.ts'
import { createApi } from '#src/api/createApi.ts'
import { createSendRequest } from '#src/api/sendRequest.ts'
import { createFakeSession } from './fakeSession.ts'

const base = 'http://ese.localhost:3000'

export const described = { summary: 'For tests', refusals: [], access: 'person' } as const
export const vote = route({
  ...described,
  method: 'post',
  path: '/v2/votes',
  body: z.object({ decisionId: z.string() }),
  status: 201,
  answer: z.undefined(),
})
export const open = route({
  ...described,
  access: 'public',
  method: 'get',
  path: '/terms',
  status: 200,
  answer: z.object({}),
})

type Seen = { method: string; url: string; authorization: string | null; key: string | null; body: unknown }

export function startClient(locale: LocaleCode = 'fr-FR') {
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

/** Replaces the server in the tests of one file; the result answers every request with `answer`, and records it. */
export function useApiServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  return (answer: (request: Request, seen: readonly Seen[]) => Response | Promise<Response>) => {
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
}

const problemBody = (code: string) => ({ errors: [{ code, message: 'Le serveur explique' }], request_id: 'r-1' })
export const refuse = (status: number, code: string) => HttpResponse.json(problemBody(code), { status })
