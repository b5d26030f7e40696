export const inboundMailSummary =
  'The mail server hands over a mail that was sent to an address for replies, as it arrived (`message/rfc822`), with its secret as bearer token. 204 = it is dealt with, whether it was posted, refused or ignored'

const problemOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** The body is not JSON, so it has no row in the contract's tables. */
export const inboundMailOperation = {
  operationId: 'inboundMails.take',
  tags: ['inboundMails'],
  summary: inboundMailSummary,
  security: [{ bearer: [] }],
  'x-access': 'public',
  parameters: [],
  requestBody: { required: true, content: { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } } },
  responses: {
    204: { description: 'It is dealt with' },
    400: problemOf('malformed_request'),
    401: problemOf('unauthenticated'),
    413: problemOf('request_too_large'),
    415: problemOf('unsupported_media_type'),
    429: problemOf('too_many_requests'),
    503: problemOf('unavailable, files_unavailable: hand it over again later'),
  },
}
