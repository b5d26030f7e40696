import { api } from '#contract/api.ts'
import { attachmentPaths } from '#contract/attachments.ts'
import { calendarPath } from '#contract/calendar.ts'
import { graphqlPath } from '#contract/graphql.ts'
import { inboundMailsPath } from '#contract/inboundMails.ts'
import { livePath } from '#contract/live.ts'
import { paperPaths } from '#contract/papers.ts'
import { type ProblemCode, problem, problemStatus } from '#contract/problems.ts'
import { isRefusedWhileImpersonating, type Route } from '#contract/route.ts'
import { fileOperation } from './fileOperations.ts'
import { graphqlOperation } from './graphqlOperation.ts'
import { inboundMailOperation } from './inboundMailOperation.ts'
import { liveOperation } from './liveOperation.ts'
import { calendarOperation, paperOperation, papersKnown } from './paperOperations.ts'
import { templateOf } from './pathTemplate.ts'
import { type JsonSchema, namedSchemas, propertiesOf, wireSchema } from './wireSchema.ts'

/** Refusals that any route can answer in addition to its own, and those of routes with access checks. */
const common: readonly ProblemCode[] = [
  'malformed_request',
  'invalid_value',
  'too_many_requests',
  'unexpected',
  'unavailable',
]
const ofBodies: readonly ProblemCode[] = ['request_too_large', 'unsupported_media_type']
const ofPeople: readonly ProblemCode[] = ['unauthenticated', 'wrong_offer', 'forbidden']
const ofImpersonators: readonly ProblemCode[] = ['impersonation_refused']
const ofRepeated: readonly ProblemCode[] = ['idempotency_key_reused']

/** Every refusal a route can answer, in the order of `problemCodes`' statuses. */
export function refusalsOf(route: Route): readonly ProblemCode[] {
  const codes = [
    ...route.refusals,
    ...common,
    ...(route.body ? ofBodies : []),
    ...(route.access === 'public' ? [] : ofPeople),
    ...(route.isIdempotent ? ofRepeated : []),
    ...(route.access !== 'public' && isRefusedWhileImpersonating(route) ? ofImpersonators : []),
  ]
  return [...new Set(codes)].sort((a, b) => problemStatus[a] - problemStatus[b])
}

/** The areas of the contract and their routes, by name. */
export const documentedAreas = Object.entries(api).map(([name, routes]) => {
  const list: readonly (readonly [string, Route])[] = Object.entries(routes)
  return { name, routes: list.map(([operation, route]) => ({ operation, route })) }
})

/** The contract as an OpenAPI 3.1 document, with the keys it uses on the wire. */
export function openApiDocument(serverUrl: string) {
  const operations = documentedAreas.flatMap(({ name, routes }) =>
    routes.map(({ operation, route }) => ({
      path: templateOf(route.path),
      method: route.method,
      value: operationOf(name, operation, route),
    })),
  )
  const paths = Map.groupBy(operations, ({ path }) => path)
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1', description: 'Every refusal has the shape `Problem`.' },
    servers: [{ url: serverUrl }],
    paths: {
      ...Object.fromEntries(
        [...paths].map(([path, all]) => [path, Object.fromEntries(all.map(({ method, value }) => [method, value]))]),
      ),
      [livePath]: { get: liveOperation },
      [templateOf(attachmentPaths.file)]: { get: fileOperation('file') },
      [templateOf(attachmentPaths.thumbnail)]: { get: fileOperation('thumbnail') },
      ...papers(),
      [templateOf(calendarPath)]: { get: calendarOperation },
      [graphqlPath]: { post: graphqlOperation },
      [inboundMailsPath]: { post: inboundMailOperation },
    },
    components: {
      schemas: { Problem: wireSchema(problem, 'output'), ...namedSchemas() },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        accessToken: { type: 'apiKey', in: 'query', name: 'access_token' },
      },
    },
  }
}

const papers = () =>
  Object.fromEntries(papersKnown.map((paper) => [templateOf(paperPaths[paper]), { get: paperOperation(paper) }]))

function operationOf(area: string, operation: string, route: Route) {
  return {
    operationId: `${area}.${operation}`,
    tags: [area],
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': route.access,
    parameters: [
      ...propertiesOf(route.params, 'path'),
      ...propertiesOf(route.query, 'query'),
      ...(route.access === 'public' ? [] : [currentPlace]),
      ...(route.isIdempotent ? [idempotencyKey] : []),
    ],
    ...(route.body && {
      requestBody: { required: true, content: jsonContent(wireSchema(route.body, 'input')) },
    }),
    responses: { [route.status]: success(route), ...refusals(route) },
  }
}

const currentPlace = {
  name: 'X-Current-Place-Id',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Equal requests with one key have one effect and one answer, for 24 hours',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
}

const success = (route: Route) =>
  route.answer._zod.def.type === 'undefined'
    ? { description: 'Done; no body' }
    : { description: 'Done', content: jsonContent(wireSchema(route.answer, 'output')) }

function refusals(route: Route) {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => problemStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: jsonContent({ $ref: '#/components/schemas/Problem' }) },
    ]),
  )
}

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })
