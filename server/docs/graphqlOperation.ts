import { problemStatus } from '#contract/problems.ts'

/** The description of the endpoint for people. */
export const graphqlSummary =
  'The place dropdown: one GraphQL query with the field `places(search, after, first, role, city)`, a connection of `Place { id name address city roles }` in order of name. Keys are camelCase here. What could not be answered stands in `errors` beside the data'

const text = { type: 'string' }

/** Has no row in the contract's tables, because the GraphQL document decides the answer. */
export const graphqlOperation = {
  operationId: 'graphql.run',
  tags: ['graphql'],
  summary: graphqlSummary,
  security: [{ bearer: [] }],
  'x-access': 'person',
  parameters: [{ name: 'X-Current-Place-Id', in: 'header', required: false, schema: { ...text, format: 'uuid' } }],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['query'],
          properties: { query: { ...text, maxLength: 4_096 }, variables: { type: 'object' }, operationName: text },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The data, with errors beside it where part of it could not be answered',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { data: { type: 'object' }, errors: { type: 'array' } } },
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(
        Object.groupBy(
          [
            'malformed_request',
            'unauthenticated',
            'wrong_offer',
            'forbidden',
            'request_too_large',
            'unsupported_media_type',
            'invalid_value',
            'unavailable',
          ] as const,
          (code) => problemStatus[code],
        ),
      ).map(([status, codes]) => [
        status,
        {
          description: codes?.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ),
  },
}
