import * as z from 'zod/mini'
import { confirmationToken } from '#contract/confirmations.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { longText, requiredText } from '#contract/text.ts'
import { binding } from './decisionBinding.ts'

/** The president's answers to a request for a meeting, and `conclude`, which closes a decided project. */
export const presidentAnswers = ['organise', 'refuse', 'abandon', 'conclude'] as const
export type PresidentAnswer = (typeof presidentAnswers)[number]

/** The owners who request an extraordinary meeting, in tantièmes, and the required share (decree of 17 March 1967, art. 8). */
export const meetingSupport = z.object({
  votes: z.int(),
  totalVotes: z.int(),
  /** The fewest votes that reach the share of the offer (a quarter; a tenth in Québec), and how many are missing. */
  needed: z.int(),
  missing: z.int(),
  people: z.int(),
  boardPeople: z.int(),
  /** The number of board members that is more than half of the board. */
  boardNeeded: z.int(),
  isReached: z.boolean(),
  /** What the caller adds: their tantièmes, and whether they are on the board. */
  ownVotes: z.int(),
  isOnBoard: z.boolean(),
  /** Whether the caller has requested the meeting. */
  isSupporter: z.boolean(),
  /** The supporters' messages, which only the president gets. */
  messages: z.array(z.object({ author: personShown, message: z.string(), createdAt: z.iso.datetime() })),
})

const deciding = {
  ...binding,
  permission: 'decision.preside',
  refusals: ['not_found', 'action_not_possible', 'confirmation_required'],
} as const

/** Requests for an extraordinary meeting, and the president's answers. */
export const meetingRequestRoutes = {
  requestMeeting: route({
    ...binding,
    path: '/v1/decisions/:decisionId/meeting_requests',
    permission: 'decision.vote',
    summary:
      'Asks for an extraordinary meeting; the share of all votes that the offer sets, or the board, brings it before the president',
    body: z.strictObject({
      meetingRequest: z.strictObject({
        message: z._default(z.nullable(longText), null),
        confirmationToken,
      }),
    }),
    refusals: ['not_found', 'action_not_possible', 'confirmation_required'],
  }),
  withdrawRequest: route({
    ...binding,
    method: 'delete',
    path: '/v1/decisions/:decisionId/meeting_requests',
    permission: 'decision.vote',
    summary: 'Withdraws the person’s request for an extraordinary meeting, until it is before the president',
    status: 204,
    refusals: ['not_found', 'action_not_possible'],
  }),
  organiseMeeting: route({
    ...deciding,
    path: '/v1/decisions/:decisionId/meeting',
    summary: 'The president calls the meeting, at least as many clear days ahead as the offer sets',
    body: z.strictObject({
      meeting: z.strictObject({
        heldAt: z.iso.datetime(saying('required')),
        location: requiredText(200),
        confirmationToken,
      }),
    }),
  }),
  refuseMeeting: route({
    ...deciding,
    path: '/v1/decisions/:decisionId/refusal',
    summary: 'The president refuses the meeting with a reason, and the decision continues as before',
    body: z.strictObject({ refusal: z.strictObject({ reason: longText, confirmationToken }) }),
  }),
  abandon: route({
    ...deciding,
    path: '/v1/decisions/:decisionId/abandonment',
    summary: 'The president abandons and closes the project',
    body: z.strictObject({
      abandonment: z.strictObject({ reason: z._default(z.nullable(longText), null), confirmationToken }),
    }),
  }),
  conclude: route({
    ...deciding,
    path: '/v1/decisions/:decisionId/conclusion',
    summary: 'The president closes a finished project',
    body: z.strictObject({ conclusion: z.strictObject({ confirmationToken }) }),
  }),
}
