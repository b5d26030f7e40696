import * as z from 'zod/mini'
import { attachment, attachmentIds } from '#contract/attachments.ts'
import { draftOf, longTyped, typed, updatedAt } from '#contract/draftOf.ts'
import { placeParams } from '#contract/places.ts'
import { decisionParams } from './decisionBinding.ts'
import { majorityRule } from './majorities.ts'
import { presidentAnswers } from './meetingRequests.ts'

/** A date, a time, an amount: whatever the browser makes of a field that is half filled in. */
const shortTyped = typed(40)

/** A resolution that is not put to the vote yet, field by field as it is typed; empty = not filled in. */
export const decisionDraft = z.strictObject({
  title: typed(1_000),
  description: longTyped,
  project: typed(1_000),
  rule: z.enum(['', ...majorityRule.options]),
  keyId: z.union([z.literal(''), z.uuid()]),
  cost: shortTyped,
  day: shortTyped,
  time: shortTyped,
  attachmentIds,
})

/** What goes to the president with a request for a meeting. */
export const meetingRequestDraft = z.strictObject({ message: longTyped })

/** What the president is about to answer: each answer keeps its own words while they weigh one against another. */
export const presidentDeskDraft = z.strictObject({
  answer: z.enum(['', ...presidentAnswers]),
  day: shortTyped,
  time: shortTyped,
  location: typed(1_000),
  /** Why the meeting is refused, and why the project is abandoned. */
  refusal: typed(10_000),
  abandonment: typed(10_000),
})

const decision = draftOf(
  {
    path: '/v1/users/me/places/:placeId/drafts/decision',
    permission: 'decision.create',
    params: placeParams,
    what: 'The resolution',
    refusals: ['not_found'],
  },
  /** Of the files those that are still stored. */
  {
    draft: decisionDraft,
    kept: z.extend(z.omit(decisionDraft, { attachmentIds: true }), { attachments: z.array(attachment), updatedAt }),
  },
)
const meetingRequest = draftOf(
  {
    path: '/v1/users/me/decisions/:decisionId/drafts/meeting_request',
    permission: 'decision.vote',
    params: decisionParams,
    what: 'The message to the president',
    refusals: ['not_found', 'action_not_possible'],
  },
  { draft: meetingRequestDraft, kept: z.extend(meetingRequestDraft, { updatedAt }) },
)
const presidentDesk = draftOf(
  {
    path: '/v1/users/me/decisions/:decisionId/drafts/president_desk',
    permission: 'decision.preside',
    params: decisionParams,
    what: 'The answer of the president',
    refusals: ['not_found', 'action_not_possible'],
  },
  { draft: presidentDeskDraft, kept: z.extend(presidentDeskDraft, { updatedAt }) },
)
/** What is begun about decisions: a new one, and what is written about one. */
export const decisionDraftRoutes = {
  readDecision: decision.read,
  writeDecision: decision.write,
  removeDecision: decision.remove,
  readMeetingRequest: meetingRequest.read,
  writeMeetingRequest: meetingRequest.write,
  removeMeetingRequest: meetingRequest.remove,
  readPresidentDesk: presidentDesk.read,
  writePresidentDesk: presidentDesk.write,
  removePresidentDesk: presidentDesk.remove,
}
