import type { GraphQLError } from 'graphql'
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga'
import { z } from 'zod'
import { toProblem } from '#server/platform/answerProblem.ts'
import { Problem } from '#server/platform/problem.ts'
import { problemBody } from '#server/platform/problemTexts.ts'
import { documentLimits } from './documentLimits.ts'
import { type GraphqlContext, schema } from './schema.ts'

type Operation = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

const endpoint = 'http://graphql.internal/graphql'

const guards: Plugin<GraphqlContext, GraphqlContext> = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(documentLimits)
  },
  onExecutionResult: ({ result, setResult, context }) => {
    if (!result || Array.isArray(result) || !('errors' in result) || !result.errors) return
    setResult({ ...result, errors: result.errors.map((error) => toPublicError(error, context)) })
  },
}

/** Execution only: no landing page, no headers, no batches, no introspection. */
const yoga = createYoga<GraphqlContext>({
  schema,
  graphiql: false,
  landingPage: false,
  cors: false,
  batching: false,
  multipart: false,
  logging: false,
  // Errors are formatted below, where their cause is known.
  maskedErrors: false,
  plugins: [guards],
})

/** The data, and the errors of fields that could not be resolved (specification §7, error policy "all"). */
const outcome = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ extensions: z.looseObject({ code: z.string().optional() }).optional() })).optional(),
})

/** Runs one operation for an authenticated person. A database that does not answer gives a 503, as everywhere else. */
export async function runOperation(operation: Operation, context: GraphqlContext): Promise<z.output<typeof outcome>> {
  const request = new Request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(operation),
  })
  const response = await yoga.fetch(request, context)
  const answer = outcome.parse(await response.json())
  if (answer.errors?.some(({ extensions }) => extensions?.code === 'unavailable')) {
    throw new Problem('unavailable', 'the database does not answer', { retryAfter: 2 })
  }
  return answer
}

/**
 * An error in the shape of every refusal: a code, and a text in the reader's language. A mistake in the document is shown by
 * its position, because the library's message would repeat the words that were sent.
 */
function toPublicError(error: GraphQLError, { ctx, report }: GraphqlContext): GraphQLError {
  // The library wraps the error of an invalid variable in another one.
  const cause = error.originalError?.name === 'GraphQLError' ? undefined : error.originalError
  const problem = cause ? toProblem(cause) : new Problem('invalid_value', 'the document does not fit the schema')
  if (problem.code === 'unexpected') report(cause)
  const [first] = problemBody(problem, ctx.locale, ctx.requestId).errors
  return createGraphQLError(first?.message ?? '', {
    ...(error.nodes && { nodes: error.nodes }),
    ...(error.source && { source: error.source }),
    ...(error.positions && { positions: error.positions }),
    ...(error.path && { path: error.path }),
    extensions: { code: problem.code, requestId: ctx.requestId },
  })
}
