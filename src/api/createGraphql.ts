import { ofetch } from 'ofetch'
import * as z from 'zod/mini'
import type { Operation } from '#contract/graphql.ts'
import { graphqlPath } from '#contract/graphql.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { problem } from '#contract/problems.ts'
import { ApiError } from './api.ts'
import type { Gate } from './personCalls.ts'
import { createPersonCalls } from './personCalls.ts'
import type { Identity } from './sendRequest.ts'
import { answerOf, headersOf } from './sendRequest.ts'

/** Error policy "all" (specification §7): keeps the resolved fields, with the errors of the others. */
type GraphqlAnswer<O extends Operation> = {
  readonly data: z.output<O['data']> | null
  readonly errors: readonly { readonly message: string }[]
}

/** Runs one operation of the contract. Types check its variables; its schema checks the answer. */
export type Graphql = <O extends Operation>(
  operation: O,
  variables: z.input<O['variables']>,
  options?: { readonly signal?: AbortSignal },
) => Promise<GraphqlAnswer<O>>

export type GraphqlSettings = Gate & { readonly baseUrl: string; readonly locale: () => LocaleCode }

const envelope = z.object({
  data: z._default(z.unknown(), null),
  errors: z._default(z.array(z.object({ message: z.string() })), []),
})
const mockBase = /\/mock$/

/** The GraphQL client: the same person, place and handling of refusals as the HTTP client. */
export function createGraphql({ baseUrl, locale, ...gate }: GraphqlSettings): Graphql {
  const callAsPerson = createPersonCalls(gate)
  return <O extends Operation>(
    operation: O,
    variables: z.input<O['variables']>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ) =>
    callAsPerson(async (identity) => {
      const content = await post(operation, variables, identity, signal)
      const { data, errors } = envelope.parse(content)
      return { data: data === null ? null : z.parse<O['data']>(operation.data, data), errors }
    })

  async function post(operation: Operation, variables: unknown, identity: Identity, signal: AbortSignal | undefined) {
    const { name, document } = operation
    const response = await answerOf(signal, () =>
      ofetch.raw(baseUrl + graphqlPath + (mockBase.test(baseUrl) ? `/${name}` : ''), {
        method: 'POST',
        headers: { ...headersOf(identity, locale()), 'Content-Type': 'application/json' },
        body: JSON.stringify({ operationName: name, query: document, variables }),
        responseType: 'text',
        ignoreResponseError: true,
        retry: false,
        ...(signal && { signal }),
      }),
    )
    const content = readJson(response._data)
    if (response.ok) return content
    const refusal = problem.safeParse(content)
    throw new ApiError(response.status, response.statusText, refusal.success ? refusal.data : null)
  }
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
