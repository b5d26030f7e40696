import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { route } from '#contract/route.ts'
import { requiredText } from '#contract/text.ts'
import { decisionParams } from './decisionBinding.ts'

/** Whether a vote enters the count (machines/decisions/voteCheck/voteCheck.lifecycle.ts). */
const voteCheckStatuses = ['valid', 'toCheck', 'confirmed', 'refused', 'contested', 'unchecked'] as const
export const voteCheckStatus = z.enum(voteCheckStatuses)
export type VoteCheckStatus = z.output<typeof voteCheckStatus>

/**
 * The entries of the ballot log: a vote that counts immediately, a vote by paper power, which counts once it is confirmed, and
 * statements about an earlier vote.
 */
const entryKinds = ['vote', 'paper', 'contest', 'confirmation', 'refusal'] as const
export const entryKind = z.enum(entryKinds)
export type EntryKind = z.output<typeof entryKind>
/** The entries about an earlier vote. */
export type ActKind = Exclude<EntryKind, 'vote' | 'paper'>

/** A vote that somebody has to check: by a paper power, or contested by the owner in whose name it was cast. It shows no choice. */
const voteToCheck = z.object({
  id: z.uuid(),
  /** Whose vote it is. */
  voter: personShown,
  /** Who held the power, or recorded the vote in a meeting. */
  castBy: personShown,
  castAt: z.iso.datetime(),
  status: voteCheckStatus,
  /** Why the owner contests it, in their words. */
  contestReason: z.nullable(z.string()),
  /** The signed paper; `null` for a power given online and for a vote recorded in a meeting. */
  paper: z.nullable(attachment),
  /** Whether the caller has opened the paper, or there is none. */
  hasOpened: z.boolean(),
  /** Whether it is the caller's own vote, or one that they cast: somebody else then has to check it. */
  isParty: z.boolean(),
})
export type VoteToCheck = z.output<typeof voteToCheck>

const checking = {
  method: 'post',
  access: 'person',
  permission: 'vote.check',
  whileImpersonating: false,
  params: z.extend(decisionParams, { voteId: z.uuid() }),
  isIdempotent: true,
  status: 201,
  answer: z.undefined(),
  refusals: ['not_found', 'action_not_possible'],
} as const

/** The routes by which a manager or the president checks votes cast for others. */
export const voteCheckRoutes = {
  votesToCheck: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/votes_to_check',
    access: 'person',
    permission: 'vote.check',
    whileImpersonating: false,
    summary: 'The votes that wait for a check, in the order of the log: by paper power, or contested; without choices',
    params: decisionParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('votesToCheck', voteToCheck),
    refusals: ['not_found'],
  }),
  confirmVote: route({
    ...checking,
    path: '/v1/decisions/:decisionId/votes/:voteId/confirmation',
    summary:
      'Confirms a vote, which counts from then on. The caller must have opened its paper and have no part in the power',
    body: z.strictObject({}),
  }),
  refuseVote: route({
    ...checking,
    path: '/v1/decisions/:decisionId/votes/:voteId/refusal',
    summary: 'Refuses a vote with a reason: it never counts, and its owner may vote again',
    body: z.strictObject({ refusal: z.strictObject({ reason: requiredText(1000) }) }),
  }),
}
