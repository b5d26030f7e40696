import { annexCodes } from '#contract/accounts/annexes.ts'
import { calendarPath } from '#contract/calendar.ts'
import { localeCode } from '#contract/offers.ts'
import { paperPaths } from '#contract/papers.ts'
import { pathParameters } from './pathTemplate.ts'

export const papersKnown = [
  'receipt',
  'decisionMinutes',
  'convocation',
  'meetingMinutes',
  'correspondenceForm',
  'meetingCalendar',
  'statement',
  'statementCsv',
  'annexes',
  'annexCsv',
] as const
type Paper = (typeof papersKnown)[number]

/** Descriptions of the papers for people. */
export const paperSummaries: Readonly<Record<Paper, string>> = {
  receipt:
    'The receipt of a vote as PDF, for the person who cast it and the person they cast it for; with `with_choice=1` it shows the choice, which it does not otherwise',
  decisionMinutes: 'The minutes of a decision that was voted on without a meeting, as PDF, once it was decided',
  convocation: 'The convocation to a meeting as PDF, once something is on its agenda',
  meetingMinutes:
    'The minutes of a meeting as PDF, once it is over: everything is decided, or twelve hours have passed',
  correspondenceForm: 'The form for a vote at a distance as PDF, for an owner, as long as it can arrive in time',
  meetingCalendar: 'A meeting with its agenda, as an iCalendar entry',
  statement: 'The statement of the person’s own account in a fiscal year, as PDF',
  statementCsv: 'The statement of the person’s own account in a fiscal year, as CSV; amounts are numbers',
  annexes: 'The accounts of a fiscal year for the general meeting, as PDF: all annexes',
  annexCsv: 'One annex of the accounts of a fiscal year, as CSV; amounts are numbers',
}

export const calendarSummary =
  'The legal calendar of whoever made this address, as iCalendar: the address alone opens it'

const contentTypeOf = (paper: Paper) => {
  if (paper === 'meetingCalendar') return 'text/calendar'
  return paper === 'statementCsv' || paper === 'annexCsv' ? 'text/csv' : 'application/pdf'
}

const problemOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const withChoice = { name: 'with_choice', in: 'query', required: false, schema: { type: 'string', enum: ['1'] } }

/** Endpoints that write a file and so have no row in the contract's tables. */
export const paperOperation = (paper: Paper) => ({
  operationId: `papers.${paper}`,
  tags: ['papers'],
  summary: paperSummaries[paper],
  security: [{ bearer: [] }, { accessToken: [] }],
  'x-access': 'person',
  parameters: [
    ...pathParameters(paperPaths[paper], { type: 'string', format: 'uuid' }).map((parameter) =>
      parameter.name === 'annex' ? { ...parameter, schema: { type: 'string', enum: annexCodes } } : parameter,
    ),
    { name: 'locale', in: 'query', required: false, schema: { type: 'string', enum: localeCode.options } },
    ...(paper === 'receipt' ? [withChoice] : []),
  ],
  responses: {
    200: {
      description: 'The paper',
      content: {
        [contentTypeOf(paper)]: {
          schema: { type: 'string', format: 'binary' },
        },
      },
    },
    401: problemOf('unauthenticated'),
    403: problemOf('wrong_offer, forbidden'),
    404: problemOf('not_found'),
    409: problemOf('action_not_possible'),
    429: problemOf('too_many_requests'),
  },
})

export const calendarOperation = {
  operationId: 'calendar.fetch',
  tags: ['calendar'],
  summary: calendarSummary,
  security: [],
  'x-access': 'public',
  parameters: pathParameters(calendarPath, { type: 'string' }),
  responses: {
    200: { description: 'RFC 5545', content: { 'text/calendar': { schema: { type: 'string' } } } },
    404: problemOf('not_found'),
    429: problemOf('too_many_requests'),
  },
}
