import * as z from 'zod/mini'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { placeParams } from '#contract/places.ts'
import { route } from '#contract/route.ts'
import { majorityRule } from './majorityRules.ts'

/** The life of a decision, the same for every reader (specification §4, without the statuses of one reader). */
export const decisionLives = [
  'open',
  'pastDate',
  'accepted',
  'discarded',
  'awaitingRequalification',
  'requalified',
  'concluded',
] as const
export const decisionLife = z.enum(decisionLives)
export type DecisionLife = z.output<typeof decisionLife>

/**
 * The status of a decision for its reader, in the specification's words (§4). While it is open, a person with a vote has to vote
 * or has voted; for anybody else it is `open`.
 */
const decisionStatuses = ['youHaveToVote', 'alreadyVoted', ...decisionLives] as const
const decisionStatus = z.enum(decisionStatuses)
export type DecisionStatus = z.output<typeof decisionStatus>

/** The outcome of a vote. */
export const decisionVerdict = z.enum(['accepted', 'discarded'])

/** A resolution put to the vote of the co-owners. */
export const decision = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  status: decisionStatus,
  life: decisionLife,
  /** The outcome of the vote, even after the project was closed; `null` until it is counted, or if it never was. */
  verdict: z.nullable(decisionVerdict),
  rule: majorityRule,
  author: personShown,
  /** Votes count until this moment. */
  dueAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** The caller's votes, frozen when it was opened; `null` if they have none. */
  ownVotes: z.nullable(z.int()),
  /** The total cost and the caller's part, in cents of the offer's currency; `null` without a cost or a share. */
  projectCents: z.nullable(z.int()),
  ownCents: z.nullable(z.int()),
})
export type Decision = z.output<typeof decision>

const decisionStates = [...decisionStatuses, 'ongoing', 'finished'] as const
const decisionSorts = ['due_at', '-due_at', '-created_at'] as const
export type DecisionSort = (typeof decisionSorts)[number]

const decisionQuery = z.object({
  ...pageQuery(),
  /** A status as the caller sees it. `ongoing` is open, past its date or awaiting the president; `finished` is the rest. */
  state: z.optional(z.enum(decisionStates)),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(decisionSorts), '-created_at'),
})
export type DecisionQuery = z.input<typeof decisionQuery>

/** Separate from the other routes of decisions (decisions.ts), because the dashboard needs only this one. */
export const decisionList = route({
  method: 'get',
  path: '/v1/places/:placeId/decisions',
  access: 'person',
  permission: 'decision.read',
  summary: 'Decisions of a place with the caller’s own state in each, latest first',
  params: placeParams,
  query: decisionQuery,
  status: 200,
  answer: listOf('decisions', decision),
  refusals: ['not_found'],
})
