import type { Context } from 'hono'
import { z } from 'zod'
import { graphqlPath } from '#contract/graphql.ts'
import { defineArea } from '#server/defineArea.ts'
import { admitPerson } from '#server/platform/admit.ts'
import type { Env } from '#server/platform/app.ts'
import { callSchema, parseCall } from '#server/platform/parseCall.ts'
import { readJson } from '#server/platform/readJson.ts'

const bodyLimit = 16 * 1024
const documentLimit = 4 * 1024

/** Exactly one operation: batches and persisted queries are refused. */
const operation = z.strictObject({
  query: z.string().min(1).max(documentLimit),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
})
const call = callSchema({ body: operation })

/** Open during impersonation, because a query changes nothing. */
const guard = { access: 'person', method: 'post', whileImpersonating: true } as const

/** `POST /graphql` (specification §7). The caller and the body are checked as on every other route, before GraphQL runs. */
export const graphqlService = defineArea({ routes: [{ mount: (app) => app.post(graphqlPath, answer) }] })

async function answer(c: Context<Env>): Promise<Response> {
  const ctx = await admitPerson(c, guard)
  const body = await readJson(c.req.raw, bodyLimit)
  parseCall(call, { params: undefined, query: undefined, body })
  // GraphQL loads with the first query, so that the start does not wait for it.
  const { runOperation } = await import('./runOperation.ts')
  const result = await runOperation(operation.parse(body), { ctx, report: (error) => ctx.log.failure(c, error) })
  c.header('content-type', 'application/json; charset=utf-8')
  return c.newResponse(JSON.stringify(result), 200)
}
