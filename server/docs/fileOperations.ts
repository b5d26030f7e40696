import { acceptedContentTypes, attachmentPaths } from '#contract/attachments.ts'
import { pathParameters } from './pathTemplate.ts'

type Part = keyof typeof attachmentPaths

/** Descriptions of the file endpoints for people. */
export const fileSummaries: Readonly<Record<Part, string>> = {
  file: 'The file itself, for whoever sent it and for those who see what it belongs to; a browser that opens it by itself appends `access_token`',
  thumbnail: 'A small JPEG of an image, for the same people in the same way',
}

const problemOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
const bytes = { schema: { type: 'string', format: 'binary' } }

/** Endpoints that answer bytes and so have no row in the contract's tables. */
export const fileOperation = (part: Part) => ({
  operationId: `attachments.${part}`,
  tags: ['attachments'],
  summary: fileSummaries[part],
  security: [{ bearer: [] }, { accessToken: [] }],
  'x-access': 'person',
  parameters: [
    ...pathParameters(attachmentPaths[part], { type: 'string', format: 'uuid' }),
    { name: 'X-Current-Place-Id', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
  ],
  responses: {
    200: {
      description: 'The bytes',
      content: Object.fromEntries(
        (part === 'file' ? acceptedContentTypes : ['image/jpeg']).map((type) => [type, bytes]),
      ),
    },
    401: problemOf('unauthenticated'),
    403: problemOf('wrong_offer, forbidden'),
    404: problemOf('not_found'),
  },
})
