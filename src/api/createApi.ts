import type { Api } from './api.ts'
import { ApiError } from './api.ts'
import type { Gate } from './personCalls.ts'
import { createPersonCalls } from './personCalls.ts'
import type { SendRequest } from './sendRequest.ts'
import { nobody } from './sendRequest.ts'

/** The HTTP client of the portal: one contract call at a time, on behalf of the signed-in person. */
export function createApi({ send, ...gate }: Gate & { readonly send: SendRequest }): Api {
  const callAsPerson = createPersonCalls(gate)
  return async (route, input) => {
    if (route.access !== 'public') {
      return callAsPerson((identity) => send(route, input, identity))
    }
    try {
      return await send(route, input, nobody)
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) gate.onUnavailable()
      throw error
    }
  }
}
