import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { ofPlace } from './bankFiles.ts'

/**
 * The effect of a line of an answer: it moves a payment, has no effect, repeats an earlier line, waits for a person, or concerns
 * nothing that we know.
 */
const answerOutcomes = ['applied', 'noted', 'known', 'person', 'unmatched'] as const
const answerOutcome = z.enum(answerOutcomes)
export type AnswerOutcome = z.output<typeof answerOutcome>

/** Why a person has to check a line, or why it concerns nothing that we know. */
const answerWhys = [
  'amountDiffers',
  'sumDiffers',
  'unexpectedState',
  'several',
  'probable',
  'notOurAccount',
  'notACollection',
  'unknown',
] as const
const answerWhy = z.enum(answerWhys)
export type AnswerWhy = z.output<typeof answerWhy>

/** The life of a line that a person decides about (machines/payments/answerLine/answerLine.lifecycle.ts). */
const lineLives = ['waiting', 'suspended', 'assigned', 'dismissed'] as const
const lineLife = z.enum(lineLives)
export type LineLife = z.output<typeof lineLife>

/**
 * What a bank reports about a collection: rejected before settlement, accepted (which does not mean paid), collected; later
 * returned by the debtor's bank, refunded to the debtor, or reversed by us. About a refund: rejected, accepted, transferred, or
 * returned by the owner's bank. `other` is about neither.
 */
export const answerKinds = [
  'rejected',
  'accepted',
  'collected',
  'transferred',
  'returned',
  'refunded',
  'reversed',
  'other',
] as const
export type AnswerKind = (typeof answerKinds)[number]

export const answerLine = z.object({
  id: z.string(),
  outcome: answerOutcome,
  why: z.nullable(answerWhy),
  kind: z.enum(answerKinds),
  /** The payment that it names, as the bank writes it. */
  reference: z.nullable(z.string()),
  ownerNames: z.array(z.string()),
  amount: z.nullable(z.int()),
  direction: z.nullable(z.enum(['in', 'out'])),
  day: z.nullable(z.iso.date()),
  reason: z.nullable(z.string()),
  /** Whether its money is on the suspense account. */
  isSuspended: z.boolean(),
  /** The state of a person's decision about it; `null` = none is needed, or it is not applied yet. */
  life: z.nullable(lineLife),
})
export type AnswerLine = z.output<typeof answerLine>

const bankAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Read without any effect yet; or applied, once. */
  state: z.enum(['read', 'applied']),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.nullable(z.string()),
  appliedAt: z.nullable(z.iso.datetime()),
  /** Lines by effect. */
  counts: z.object({
    applied: z.int(),
    noted: z.int(),
    known: z.int(),
    person: z.int(),
    unmatched: z.int(),
  }),
})

/** The most lines that a preview shows; those that a person has to check come first. */
export const shownLineLimit = 100
const bankAnswerDetail = z.extend(bankAnswer, {
  /** Cents that it would book, or has booked. */
  collected: z.int(),
  refused: z.int(),
  /** Cents of refunds that it would book, or has booked. */
  transferred: z.int(),
  lines: z.array(answerLine),
})
export type BankAnswerDetail = z.output<typeof bankAnswerDetail>

/** Maximum bytes of a file from a bank: ten thousand lines of XML. */
export const answerFileLimit = 10_000_000
/** The same in base64, including the surrounding JSON. */
const contentLimit = 14_000_000

const answerParams = z.extend(placeParams, { answerId: z.uuid() })
const ofAnswer = { ...ofPlace, params: answerParams } as const

export const bankAnswerRoutes = {
  list: route({
    ...ofPlace,
    method: 'get',
    path: '/v1/places/:placeId/bank_answers',
    summary: 'The answers of the bank that were read in a place, the latest first',
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('bankAnswers', bankAnswer),
    refusals: ['not_found'],
  }),
  upload: route({
    ...ofPlace,
    method: 'post',
    path: '/v1/places/:placeId/bank_answers',
    summary: 'Reads an answer of the bank (pain.002, camt.053, camt.054 or CSV, in base64); changes no payment yet',
    body: z.strictObject({
      bankAnswer: z.strictObject({
        name: z.string(saying('required')).check(z.trim(), z.minLength(1, saying('required')), z.maxLength(100)),
        content: z.string(saying('required')).check(z.minLength(1, saying('required'))),
      }),
    }),
    bodyLimit: contentLimit,
    status: 201,
    answer: bankAnswerDetail,
    refusals: ['not_found', 'conflict'],
  }),
  read: route({
    ...ofAnswer,
    method: 'get',
    path: '/v1/places/:placeId/bank_answers/:answerId',
    summary: 'What an answer of the bank does, or did: what it matches, what it repeats, and what nobody knows',
    status: 200,
    answer: bankAnswerDetail,
    refusals: ['not_found'],
  }),
  apply: route({
    ...ofAnswer,
    method: 'post',
    path: '/v1/places/:placeId/bank_answers/:answerId/application',
    summary: 'Takes an answer of the bank into the books, once: collections are posted, refusals reversed and told',
    status: 200,
    answer: bankAnswerDetail,
    refusals: ['not_found', 'action_not_possible'],
  }),
  discard: route({
    ...ofAnswer,
    method: 'delete',
    path: '/v1/places/:placeId/bank_answers/:answerId',
    summary: 'Forgets an answer of the bank that was not applied',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
}
