import { graphqlPath } from '#contract/graphql.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { TestServer } from './testServer.ts'

export type Sent = {
  readonly token?: string | null
  readonly offer?: OfferCode
  readonly headers?: Record<string, string>
}

/** Posts a GraphQL body or any text, in memory; a `null` token sends no bearer. */
export const postGraphql = async ({ app }: TestServer, body: unknown, { token, offer = 'ESE', headers = {} }: Sent) =>
  app.request(`http://${offer.toLowerCase()}.localhost:3000${graphqlPath}`, {
    method: 'POST',
    headers: {
      host: `${offer.toLowerCase()}.localhost:3000`,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
