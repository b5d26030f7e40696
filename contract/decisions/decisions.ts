import * as z from 'zod/mini'
import { attachment, attachmentIds } from '#contract/attachments.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { placeParams } from '#contract/places.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { longText, requiredText } from '#contract/text.ts'
import { decisionParams } from './decisionBinding.ts'
import { decision, decisionList } from './decisionList.ts'
import { decisionVoteRoutes, refusedVotes, vote } from './decisionVotes.ts'
import { tally, turnout } from './majorities.ts'
import { majorityRule } from './majorityRules.ts'
import { meetingRequestRoutes, meetingSupport } from './meetingRequests.ts'
import { meeting } from './meetings.ts'
import { power, powerRoutes } from './powers.ts'
import { roomVoteRoutes } from './roomVotes.ts'

/** The caller's cost of a project, by lot. Cents add up to the total exactly (largest remainder). */
const ownCost = z.object({
  cents: z.int(),
  projectCents: z.int(),
  keyTotal: z.int(),
  lots: z.array(z.object({ number: z.int(), building: z.string(), shares: z.int(), cents: z.int() })),
})

/** A decision as its own page shows it. */
const decisionDetail = z.extend(decision, {
  description: z.string(),
  /** The project it is part of. */
  project: z.nullable(z.string()),
  attachments: z.array(attachment),
  /** The key that shares out the cost; without a name, the tantièmes of all lots. */
  key: z.object({ name: z.nullable(z.string()), total: z.int() }),
  /** Whether everybody reads the count while it is open; frozen with the roll. */
  hasLiveCount: z.boolean(),
  turnout,
  /** The number of votes that wait for a check; they do not count yet. */
  votesToCheck: z.int(),
  /** `null` until it is counted, unless the count is live: comparing two counts reveals how somebody voted. */
  tally: z.nullable(tally),
  ownVote: z.nullable(vote),
  ownCost: z.nullable(ownCost),
  /** The caller's votes for others. */
  proxyVotes: z.array(vote),
  /** The caller's refused votes, and those that they cast for others, the latest first. */
  refusedVotes,
  /** Powers given online by the caller or to them, the latest first. */
  powers: z.array(power),
  support: meetingSupport,
  /** Why the president refused, or closed the project. */
  presidentAnswer: z.nullable(z.string()),
  /** The meeting to which it was brought. */
  meeting: z.nullable(meeting),
  /**
   * Length and last hash of the ballot log, and the hashes of terms and roll from which it starts; `null` in logs from before they
   * were part of it. Its other lines are checks of ballots.
   */
  log: z.object({
    length: z.int(),
    ballots: z.int(),
    /** The ballots that the voter, or the meeting, replaced by a later one. */
    replaced: z.int(),
    head: z.string(),
    seal: z.nullable(z.object({ terms: z.string(), roll: z.string() })),
  }),
  /**
   * Since when its votes are known to have been altered outside the portal, which stops the count; only for board and manager.
   */
  alteredAt: z.nullable(z.iso.datetime()),
  /** The papers that exist (papers.ts): minutes, once it is counted without a meeting. */
  papers: z.object({ minutes: z.boolean() }),
})
export type DecisionDetail = z.output<typeof decisionDetail>

/** The payload with which a manager or the president puts a resolution to the vote. */
export const newDecision = z.strictObject({
  title: requiredText(200),
  description: longText,
  project: z._default(z.nullable(requiredText(120)), null),
  rule: majorityRule,
  keyId: z.nullable(z.uuid()),
  projectCents: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99_999_999))), null),
  dueAt: z.iso.datetime(saying('required')),
  /** Whether every reader sees the count while the vote is open. */
  hasLiveCount: z._default(z.boolean(), false),
  attachmentIds,
})

export const decisionRoutes = {
  list: decisionList,
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/decisions',
    access: 'person',
    permission: 'decision.create',
    summary: 'Puts a resolution to the vote and freezes its voters, their votes and their costs',
    params: placeParams,
    body: z.strictObject({ decision: newDecision }),
    isIdempotent: true,
    status: 200,
    answer: decisionDetail,
    refusals: ['not_found'],
  }),
  keys: route({
    method: 'get',
    path: '/v1/places/:placeId/repartition_keys',
    access: 'person',
    permission: 'decision.read',
    summary: 'The repartition keys of a place',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('repartitionKeys', z.object({ id: z.uuid(), name: z.string(), total: z.int() })),
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/decisions/:decisionId',
    access: 'person',
    permission: 'decision.read',
    summary: 'One decision with its tally, its cost to the caller, and the caller’s vote',
    params: decisionParams,
    status: 200,
    answer: decisionDetail,
    refusals: ['not_found'],
  }),
  ...decisionVoteRoutes,
  ...powerRoutes,
  ...meetingRequestRoutes,
  ...roomVoteRoutes,
}
