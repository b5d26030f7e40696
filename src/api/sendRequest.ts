import type { FetchResponse } from 'ofetch'
import { createFetch, ofetch } from 'ofetch'
import * as z from 'zod/mini'
import { fromWire, toWire } from '#contract/case.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { problem } from '#contract/problems.ts'
import type { Route, RouteAnswer, RouteInput } from '#contract/route.ts'
import type { CallOptions } from './api.ts'
import { ApiError } from './api.ts'
import { toWireQuery } from './listQuery.ts'
import { readServerDate } from './serverClock.ts'

/** The person a request is made for, and the current place. */
export type Identity = { readonly accessToken: string | null; readonly placeId: string | null }
export const nobody: Identity = { accessToken: null, placeId: null }

type Settings = { readonly baseUrl: string; readonly locale: () => LocaleCode }
export type SendRequest = ReturnType<typeof createSendRequest>

const routeInput = z.looseObject({
  params: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  query: z._default(z.record(z.string(), z.unknown()), {}),
  body: z.optional(z.unknown()),
})

/** One request of the contract and one answer: no cache, no retry. */
export function createSendRequest({ baseUrl, locale }: Settings) {
  return async <R extends Route>(
    route: R,
    input: RouteInput<R> & CallOptions,
    identity: Identity,
  ): Promise<RouteAnswer<R>> => {
    const { params, query, body } = routeInput.parse(input)
    const { signal, idempotencyKey, ioni, keepalive, isPlaceless, fetch } = input
    const headers = {
      ...headersOf(isPlaceless ? { ...identity, placeId: null } : identity, locale()),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    }
    const response = await answerOf(signal, () =>
      (fetch ? createFetch({ fetch }) : ofetch).raw(baseUrl + fillPath(route.path, params, ioni), {
        method: route.method.toUpperCase(),
        headers,
        query: toWireQuery(query),
        responseType: 'text',
        ignoreResponseError: true,
        retry: false,
        ...(body !== undefined && { body: JSON.stringify(toWire(body)) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      }),
    )
    readServerDate(response.headers.get('date'))
    const content = readContent(response._data)
    if (!response.ok) {
      const refusal = problem.safeParse(content)
      throw new ApiError(response.status, response.statusText, refusal.success ? refusal.data : null)
    }
    return z.parse<R['answer']>(route.answer, content)
  }
}

/** Headers that carry the person, the place and the language. */
export const headersOf = ({ accessToken, placeId }: Identity, locale: LocaleCode) => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
  ...(placeId !== null && { 'X-Current-Place-Id': placeId }),
})

function fillPath(path: string, params: Readonly<Record<string, string | number>>, ioni = false) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  return ioni ? filled.replace(/^\/v[12]\//, '/ioni/') : filled
}

/** A missing answer counts as one with status 0, unless the caller aborted the request. */
export async function answerOf(signal: AbortSignal | undefined, fetchAnswer: () => Promise<FetchResponse<string>>) {
  try {
    return await fetchAnswer()
  } catch {
    signal?.throwIfAborted()
    throw new ApiError(0, 'no answer', null)
  }
}

/** 204, and 201 without a body, give an empty result; so does a proxy's page in place of JSON. */
function readContent(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return fromWire(JSON.parse(text))
  } catch {
    return undefined
  }
}
