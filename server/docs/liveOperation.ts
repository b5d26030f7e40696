import { liveEvent } from '#contract/live.ts'
import { wireSchema } from './wireSchema.ts'

/** The description of the stream for people. */
export const liveSummary =
  'Server-Sent Events: what changed for the person, until they leave. `position` tells where the stream stands, `change` what changed (topic, place, subject; ask again for the data), `reset` that too much was missed: ask again for everything'

/** Has no row in the contract's tables, because its answer does not end. */
export const liveOperation = {
  operationId: 'live.stream',
  tags: ['live'],
  summary: liveSummary,
  security: [{ bearer: [] }],
  'x-access': 'person',
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The id of the last event received: the stream goes on behind it.',
      schema: { type: 'string', pattern: '^\\d{1,19}$' },
    },
    { name: 'X-Current-Place-Id', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
  ],
  responses: {
    200: {
      description: 'A stream that is kept open; the schema is that of the data of a `change`',
      content: { 'text/event-stream': { schema: wireSchema(liveEvent, 'output') } },
    },
    ...Object.fromEntries(
      [
        [401, 'unauthenticated'],
        [403, 'wrong_offer, forbidden'],
        [429, 'too_many_requests'],
        [503, 'unavailable'],
      ].map(([status, description]) => [
        status,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
      ]),
    ),
  },
}
