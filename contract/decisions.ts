import * as z from 'zod/mini'
import { attachment, attachmentIds } from './attachments.ts'
import { confirmationToken } from './confirmations.ts'
import { decision, decisionList } from './decisionList.ts'
import { listOf, pageQuery } from './lists.ts'
import { choice, majorityRule, tally } from './majorities.ts'
import { meeting } from './meetings.ts'
import { personShown } from './people.ts'
import { placeParams } from './places.ts'
import { saying } from './problems.ts'
import { route } from './route.ts'
import { requiredText } from './text.ts'

/** Who cast a vote: the voter, or a co-owner to whom the voter gave power, with the signed ballot. */
const voteWays = ['own', 'proxy'] as const

/** A vote as those see it who cast it, or for whom it was cast. */
export const vote = z.object({
  id: z.uuid(),
  /** Whose vote it is. */
  voter: personShown,
  choice,
  /** Tantièmes, or shares of the key. */
  votes: z.int(),
  way: z.enum(voteWays),
  /** Who cast it. */
  castBy: personShown,
  castAt: z.iso.datetime(),
  /** Its place in the ballot log: the number on the receipt. */
  sequence: z.int(),
})
export type Vote = z.output<typeof vote>

/** What a project costs the person asking, traced to the lot. Cents add up to the total exactly (largest remainder). */
const ownCost = z.object({
  cents: z.int(),
  projectCents: z.int(),
  keyTotal: z.int(),
  lots: z.array(z.object({ number: z.int(), building: z.string(), shares: z.int(), cents: z.int() })),
})

/** Owners who ask for an extraordinary meeting, in tantièmes, and how many it takes (decree of 17 March 1967, art. 8). */
const meetingSupport = z.object({
  votes: z.int(),
  totalVotes: z.int(),
  /** The least that reaches a quarter, and what of it is missing. */
  needed: z.int(),
  missing: z.int(),
  people: z.int(),
  boardPeople: z.int(),
  /** More than half of the board asks for it. */
  boardNeeded: z.int(),
  isReached: z.boolean(),
  isMine: z.boolean(),
  /** What the supporters wrote to the president; empty for anybody else. */
  messages: z.array(z.object({ author: personShown, message: z.string(), createdAt: z.iso.datetime() })),
})

/** A decision opened on its own page. */
const decisionDetail = z.extend(decision, {
  description: z.string(),
  /** The project it is part of. */
  project: z.nullable(z.string()),
  attachments: z.array(attachment),
  /** By what the cost is borne; without a name, the tantièmes of all lots. */
  key: z.object({ name: z.nullable(z.string()), total: z.int() }),
  /** Live while it is open, final afterwards; computed by the server from the votes it holds. */
  tally,
  ownVote: z.nullable(vote),
  ownCost: z.nullable(ownCost),
  /** What the person asking cast for others. */
  proxyVotes: z.array(vote),
  support: meetingSupport,
  /** Why the president refused, or closed the project. */
  presidentAnswer: z.nullable(z.string()),
  /** The meeting to which it was brought. */
  meeting: z.nullable(meeting),
  /** Length and last hash of the ballot log. */
  log: z.object({ length: z.int(), head: z.string() }),
})
export type DecisionDetail = z.output<typeof decisionDetail>

/** One line of the ballot log: it names nobody and no choice. */
export const ballotEntry = z.object({
  sequence: z.int(),
  /** Hex SHA-256 of a secret of the voter, the decision, the voter, who cast it, the choice and the votes (ballotLog.ts). */
  commitment: z.string(),
  /** The entry whose vote this one replaces. */
  replaces: z.nullable(z.int()),
  castAt: z.iso.datetime(),
  hash: z.string(),
})
export type BallotEntry = z.output<typeof ballotEntry>

/** What a voter keeps: it proves that the vote is in the log. The secret shows the choice to whom the voter gives it. */
export const receipt = z.object({
  decisionId: z.uuid(),
  decisionTitle: z.string(),
  entry: ballotEntry,
  vote,
  /** As the commitment names them: they stay known when somebody has left the place. */
  voterId: z.uuid(),
  castById: z.uuid(),
  /** Hex, 32 bytes. */
  secret: z.string(),
  log: z.object({ length: z.int(), head: z.string() }),
})
export type Receipt = z.output<typeof receipt>

/** Somebody for whom the person asking could vote. */
export const principal = z.object({ person: personShown, votes: z.int(), hasVoted: z.boolean() })

/** How much room a holder has left for further powers (law 65-557, art. 22); votes are tantièmes, whatever the decision counts in. */
const proxyAllowance = z.object({
  heldCount: z.int(),
  heldVotes: z.int(),
  ownVotes: z.int(),
  totalVotes: z.int(),
  /** Votes that may be added before 10 % of all are exceeded; more than three powers are allowed below that. */
  spareVotes: z.int(),
  canTakeAny: z.boolean(),
  /** The person may hold no power at all: manager, their spouse or partner, staff, relatives. */
  isForbidden: z.boolean(),
})

const longText = z
  .string(saying('required'))
  .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(5_000, saying('too_long')))
const hasReadDocuments = z.literal(true, saying('required'))

/** What a manager or the president writes to put a resolution to the vote. */
export const newDecision = z.strictObject({
  title: requiredText(200),
  description: longText,
  project: z._default(z.nullable(requiredText(120)), null),
  rule: majorityRule,
  keyId: z.nullable(z.uuid()),
  projectCents: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99_999_999))), null),
  dueAt: z.iso.datetime(saying('required')),
  attachmentIds,
})

const decisionParams = z.object({ decisionId: z.uuid() })
const voteParams = z.object({ decisionId: z.uuid(), voteId: z.uuid() })
const ballot = { choice, hasReadDocuments, confirmationToken } as const
/** What binds answers no body (specification §7: 201 and 204 are empty); the page asks again. */
const binding = {
  method: 'post',
  access: 'person',
  params: decisionParams,
  status: 201,
  answer: z.undefined(),
  isIdempotent: true,
} as const
const deciding = {
  ...binding,
  permission: 'decision.preside',
  refusals: ['not_found', 'action_not_possible', 'confirmation_required'],
} as const

export const decisionRoutes = {
  list: decisionList,
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/decisions',
    access: 'person',
    permission: 'decision.create',
    summary: 'Puts a resolution to the vote: who may vote, with how many votes and at what cost, is frozen now',
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
    summary: 'One decision with its tally, what it costs the person asking, and how they voted',
    params: decisionParams,
    status: 200,
    answer: decisionDetail,
    refusals: ['not_found'],
  }),
  vote: route({
    ...binding,
    path: '/v1/decisions/:decisionId/votes',
    permission: 'decision.vote',
    summary: 'Votes; once for each owner',
    body: z.strictObject({ vote: z.strictObject(ballot) }),
    refusals: ['not_found', 'action_not_possible', 'user_already_voted', 'confirmation_required'],
  }),
  changeVote: route({
    ...binding,
    path: '/v1/decisions/:decisionId/votes/:voteId/replacement',
    permission: 'decision.vote',
    params: voteParams,
    summary: 'Replaces a vote until the due date; the former one stays in the log. 409 when it was replaced meanwhile',
    body: z.strictObject({ vote: z.strictObject(ballot) }),
    refusals: ['not_found', 'action_not_possible', 'conflict', 'confirmation_required'],
  }),
  voteByProxy: route({
    ...binding,
    path: '/v1/decisions/:decisionId/proxy_votes',
    permission: 'decision.vote',
    summary: 'Votes for another co-owner, with the ballot they signed',
    body: z.strictObject({
      proxyVote: z.strictObject({
        ...ballot,
        principalId: z.uuid(saying('required')),
        /** Id of a file sent before: the signed ballot. */
        ballotId: z.uuid(saying('required')),
      }),
    }),
    refusals: [
      'not_found',
      'action_not_possible',
      'user_already_voted',
      'proxy_limit_reached',
      'proxy_forbidden',
      'confirmation_required',
    ],
  }),
  principals: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/principals',
    access: 'person',
    permission: 'decision.vote',
    summary: 'Co-owners for whom the person asking could vote, by name; never themself',
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
    summary: 'How many powers the person asking holds, and how many more the law leaves them',
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
    summary: 'The receipt of a vote, for who cast it and for whom it was cast',
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
  requestMeeting: route({
    ...binding,
    path: '/v1/decisions/:decisionId/meeting_requests',
    permission: 'decision.vote',
    summary: 'Asks for an extraordinary meeting; a quarter of the votes, or the board, brings it before the president',
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
    summary: 'No longer asks for an extraordinary meeting; until the president has it before them',
    status: 204,
    refusals: ['not_found', 'action_not_possible'],
  }),
  organiseMeeting: route({
    ...deciding,
    path: '/v1/decisions/:decisionId/meeting',
    summary: 'The president calls the meeting, at least 21 clear days ahead',
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
    summary: 'The president refuses the meeting, with a reason: the decision goes on as before',
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
    summary: 'The president closes a project in which nothing is left to do',
    body: z.strictObject({ conclusion: z.strictObject({ confirmationToken }) }),
  }),
}
