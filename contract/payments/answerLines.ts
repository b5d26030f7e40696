import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { answerLine } from './bankAnswers.ts'

/** A line of an applied answer that waits for a person's decision. */
const waitingLine = z.extend(answerLine, {
  answerId: z.uuid(),
  /** The name of its file. */
  fileName: z.string(),
  /** The facts that its chart needs. */
  isMoney: z.boolean(),
  hasSuspense: z.boolean(),
})
export type WaitingLine = z.output<typeof waitingLine>

/** The most payments that are suggested for a line, the nearest day first. */
export const choiceLimit = 20
const choices = z.object({
  /** Payments that the line could be about, by their state and amount. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      ownerName: z.string(),
      /** Cents. */
      amount: z.int(),
      collectOn: z.iso.date(),
    }),
  ),
  /** What the line now means by itself, for instance once the refusals of its block are known; `null` = still nothing. */
  whole: z.nullable(z.object({ count: z.int(), amount: z.int() })),
})
export type LineChoices = z.output<typeof choices>

const lineParams = z.extend(placeParams, { lineId: z.uuid() })
const ofPlace = { access: 'person', permission: 'payment.collect' } as const
/** Routes that change one line. */
const ofLine = { ...ofPlace, method: 'post', params: lineParams, status: 204, answer: z.undefined() } as const

export const answerLineRoutes = {
  list: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/bank_answer_lines',
    summary: 'The lines of answers of the bank that wait for a person, the latest answer first',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('bankAnswerLines', waitingLine),
    refusals: ['not_found'],
  }),
  choices: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/bank_answer_lines/:lineId/choices',
    summary: 'The payments that a line of the bank may be about',
    params: lineParams,
    status: 200,
    answer: choices,
    refusals: ['not_found'],
  }),
  assign: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_answer_lines/:lineId/assignment',
    summary:
      'Says which payment a line of the bank is about, or that it holds as it is by now; books it, or takes it back',
    /** Without a payment, what the line now means by itself. */
    body: z.strictObject({ assignment: z.strictObject({ paymentId: z.nullable(z.uuid()) }) }),
    refusals: ['not_found', 'action_not_possible'],
  }),
  suspend: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_answer_lines/:lineId/suspense',
    summary: 'Posts a line of the bank to the suspense account, until it is known what it is about',
    refusals: ['not_found', 'action_not_possible'],
  }),
  dismiss: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_answer_lines/:lineId/dismissal',
    summary: 'Sets a line of the bank aside that was dealt with elsewhere',
    refusals: ['not_found', 'action_not_possible'],
  }),
}
