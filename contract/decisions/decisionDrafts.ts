import * as z from 'zod/mini'
import { defineDraft, longTyped, typed } from '#contract/defineDraft.ts'
import { majorityRule } from './majorities.ts'
import { presidentAnswers } from './meetingRequests.ts'

/** A date, a time, an amount: whatever the browser makes of a field that is half filled in. */
const shortTyped = typed(40)

/** A resolution that is not put to the vote yet, field by field as it is typed; empty = not filled in. */
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
  }),
})

/** What goes to the president with a request for a meeting. */
export const meetingRequestDraft = defineDraft({
  form: 'meetingRequest',
  subject: 'decision',
  permission: 'decision.vote',
  schema: z.strictObject({ message: longTyped }),
})

/** What the president is about to answer: each answer keeps its own words while they weigh one against another. */
export const presidentDeskDraft = defineDraft({
  form: 'presidentDesk',
  subject: 'decision',
  permission: 'decision.preside',
  schema: z.strictObject({
    answer: z.enum(['', ...presidentAnswers]),
    day: shortTyped,
    time: shortTyped,
    location: typed(1_000),
    /** Why the meeting is refused, and why the project is abandoned. */
    refusal: typed(10_000),
    abandonment: typed(10_000),
  }),
})
