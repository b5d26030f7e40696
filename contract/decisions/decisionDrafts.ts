import * as z from 'zod/mini'
import { defineDraft, longTyped, typed } from '#contract/defineDraft.ts'
import { majorityRule } from './majorityRules.ts'
import { presidentAnswers } from './meetingRequests.ts'

/** A date, a time or an amount that may be incomplete. */
const shortTyped = typed(40)

/** When the count is shown: once the vote has ended, or while it is open. */
export const countTimes = ['end', 'live'] as const

/** A resolution before the vote, with the text of each field as typed. */
export const decisionDraft = defineDraft({
  form: 'decision',
  permission: 'decision.create',
  schema: z.strictObject({
    title: typed(1_000),
    description: longTyped,
    project: typed(1_000),
    rule: z.enum(['', ...majorityRule.options]),
    keyId: z.union([z.literal(''), z.uuid()]),
    cost: shortTyped,
    day: shortTyped,
    time: shortTyped,
    count: z._default(z.enum(countTimes), 'end'),
    /** The forum topic that it comes from; `null` = none. */
    topicId: z._default(z.nullable(z.uuid()), null),
  }),
})

/** A power before it is given: its holder and the instructions. */
const powerTyped = z.strictObject({
  holder: z.nullable(z.strictObject({ id: z.uuid(), name: typed(1_000), votes: z.int() })),
  instructions: longTyped,
})
export const powerDraft = defineDraft({
  form: 'power',
  subject: 'decision',
  permission: 'decision.vote',
  schema: powerTyped,
})
/** The same for a whole meeting. */
export const meetingPowerDraft = defineDraft({
  form: 'meetingPower',
  subject: 'meeting',
  permission: 'decision.vote',
  schema: powerTyped,
})

/** The message to the president in a request for a meeting. */
export const meetingRequestDraft = defineDraft({
  form: 'meetingRequest',
  subject: 'decision',
  permission: 'decision.vote',
  schema: z.strictObject({ message: longTyped }),
})

/** The president's answer before it is sent. Each possible answer keeps its own text while the president compares them. */
export const presidentDeskDraft = defineDraft({
  form: 'presidentDesk',
  subject: 'decision',
  permission: 'decision.preside',
  schema: z.strictObject({
    answer: z.enum(['', ...presidentAnswers]),
    day: shortTyped,
    time: shortTyped,
    location: typed(1_000),
    refusal: typed(10_000),
    abandonment: typed(10_000),
  }),
})
