import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { confirmationToken } from '#contract/confirmations.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { binding, decisionParams } from './decisionBinding.ts'
import { choice } from './majorities.ts'
import { entryKind, voteCheckStatus } from './voteChecks.ts'

/**
 * A vote is cast by the voter (`own`), by the holder of their power, given online or on a signed ballot (`proxy`), or by the keeper of a
 * meeting's attendance, who recorded it in the room (`meeting`).
 */
const voteWays = ['own', 'proxy', 'meeting'] as const
const voteWay = z.enum(voteWays)
export type VoteWay = z.output<typeof voteWay>

/** A vote as its voter, or the holder of their power, sees it. */
export const vote = z.object({
  id: z.uuid(),
  /** Whose vote it is. */
  voter: personShown,
  choice,
  /** Tantièmes, or shares of the key. */
  votes: z.int(),
  way: voteWay,
  /** The person who cast it or, in a meeting, recorded it. */
  castBy: personShown,
  castAt: z.iso.datetime(),
  /** Its position in the ballot log: the number on the receipt. */
  sequence: z.int(),
  /** The number of the ballot that it replaced. */
  replaces: z.nullable(z.int()),
  /** Whether it enters the count. */
  status: voteCheckStatus,
  /** Whether the votes were counted, so that its status is final. */
  isSettled: z.boolean(),
})
export type Vote = z.output<typeof vote>

/** A vote that was refused, for its voter and the holder of the power. */
const refusedVote = z.object({
  id: z.uuid(),
  vote,
  /** Whether it was cast for the caller; otherwise the caller cast it. */
  isOwn: z.boolean(),
  reason: z.string(),
  refusedAt: z.iso.datetime(),
})
export const refusedVotes = z.array(refusedVote)
export type RefusedVote = z.output<typeof refusedVote>

/** One line of the ballot log. It contains neither a name nor a choice. */
export const ballotEntry = z.object({
  sequence: z.int(),
  kind: entryKind,
  /** The entry of the vote that it contests, confirms or refuses; `null` for a vote. */
  about: z.nullable(z.int()),
  /** Hex SHA-256 of a secret and of what the entry says (ballotLog.ts). */
  commitment: z.string(),
  /** The entry whose vote this one replaces. */
  replaces: z.nullable(z.int()),
  castAt: z.iso.datetime(),
  hash: z.string(),
})
export type BallotEntry = z.output<typeof ballotEntry>

/** Proves that a vote is in the log. The secret reveals the choice to anybody who gets it from the voter. */
export const receipt = z.object({
  decisionId: z.uuid(),
  decisionTitle: z.string(),
  entry: ballotEntry,
  vote,
  /** The ids in the commitment, which stay valid after somebody leaves the place. */
  voterId: z.uuid(),
  castById: z.uuid(),
  /** Hex, 32 bytes. */
  secret: z.string(),
  /** The signed ballot of a vote by power, and the hex SHA-256 of its file, which is part of the commitment. */
  ballot: z.nullable(attachment),
  ballotHash: z.nullable(z.string()),
  /** False once another vote has replaced it. It stays in the log, but no longer counts. */
  isCurrent: z.boolean(),
  log: z.object({ length: z.int(), head: z.string() }),
})
export type Receipt = z.output<typeof receipt>

/**
 * An owner for whom the caller could vote by proxy. It does not say whether they have voted: only the attempt to vote is refused.
 */
export const principal = z.object({
  person: personShown,
  votes: z.int(),
  /** Whether their tantièmes exceed the holder's allowance. */
  isTooMuch: z.boolean(),
})

/** A holder's allowance for further powers (law 65-557, art. 22). Votes are tantièmes, even if the decision counts shares. */
const proxyAllowance = z.object({
  heldCount: z.int(),
  heldVotes: z.int(),
  ownVotes: z.int(),
  totalVotes: z.int(),
  /** Votes that may be added up to 10 % of all. Below that limit, more than three powers are allowed. */
  spareVotes: z.int(),
  /** Whether any further power is allowed; otherwise only one with at most `spareVotes`. */
  canTakeAny: z.boolean(),
  /** Whether the law of the offer sets a limit: Québec's does not. */
  isLimited: z.boolean(),
  /** Whether the person may hold no power at all: the manager, their spouse or partner, staff, relatives. */
  isForbidden: z.boolean(),
  /** Whether somebody else cast their vote by power, which excludes them as a holder: powers do not chain. */
  hasGivenAway: z.boolean(),
})

const voteParams = z.object({ decisionId: z.uuid(), voteId: z.uuid() })
const hasReadDocuments = z.literal(true, saying('required'))
const ballot = { choice, hasReadDocuments, confirmationToken } as const

/** The routes for voting, voting by power and proving a vote. */
export const decisionVoteRoutes = {
  vote: route({
    ...binding,
    path: '/v1/decisions/:decisionId/votes',
    permission: 'decision.vote',
    summary: 'Casts the caller’s vote; each owner votes once',
    body: z.strictObject({ vote: z.strictObject(ballot) }),
    refusals: ['not_found', 'action_not_possible', 'user_already_voted', 'confirmation_required'],
  }),
  changeVote: route({
    ...binding,
    path: '/v1/decisions/:decisionId/votes/:voteId/replacement',
    permission: 'decision.vote',
    params: voteParams,
    summary:
      'Replaces a vote until the due date; the former one stays in the log. 409 when it has been replaced in the meantime',
    body: z.strictObject({ vote: z.strictObject(ballot) }),
    refusals: ['not_found', 'action_not_possible', 'conflict', 'confirmation_required'],
  }),
  voteByProxy: route({
    ...binding,
    path: '/v1/decisions/:decisionId/proxy_votes',
    permission: 'decision.vote',
    summary: 'Casts a vote for another co-owner, with the power that they gave online or the ballot that they signed',
    body: z.strictObject({
      proxyVote: z.strictObject({
        ...ballot,
        principalId: z.uuid(saying('required')),
        /** Id of the uploaded signed ballot; `null` for a power given online. */
        ballotId: z._default(z.nullable(z.uuid()), null),
      }),
    }),
    refusals: [
      'not_found',
      'action_not_possible',
      'user_already_voted',
      'proxy_limit_reached',
      'proxy_forbidden',
      'confirmation_required',
      'files_unavailable',
    ],
  }),
  principals: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/principals',
    access: 'person',
    permission: 'decision.vote',
    summary: 'Co-owners whose proxy the caller could vote by, by name; never the caller',
    params: decisionParams,
    query: z.object({ ...pageQuery(), search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: listOf('principals', principal),
    refusals: ['not_found'],
  }),
  proxyAllowance: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/proxy_allowance',
    access: 'person',
    permission: 'decision.vote',
    summary: 'How many proxies the caller holds, and how many more the law allows',
    params: decisionParams,
    status: 200,
    answer: proxyAllowance,
    refusals: ['not_found'],
  }),
  receipt: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/votes/:voteId/receipt',
    access: 'person',
    permission: 'decision.read',
    whileImpersonating: false,
    summary: 'The receipt of a vote, for its voter and the person who cast it',
    params: voteParams,
    status: 200,
    answer: receipt,
    refusals: ['not_found'],
  }),
  ballots: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/ballots',
    access: 'person',
    permission: 'decision.read',
    summary: 'The ballot log from its first entry: hashes, no names and no choices',
    params: decisionParams,
    query: z.object(pageQuery(100)),
    status: 200,
    answer: listOf('ballots', ballotEntry),
    refusals: ['not_found'],
  }),
}
