import * as z from 'zod/mini'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { placeParams } from '#contract/places.ts'
import { route } from '#contract/route.ts'
import { majorityRule } from './majorities.ts'

/** The life of a decision itself, whoever looks (specification §4, without what belongs to one reader). */
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
 * What a decision is to who reads it: the specification's own words (§4). While it is open somebody with a vote has to vote or
 * has voted; to anybody else it is simply `open`.
 */
const decisionStatuses = ['youHaveToVote', 'alreadyVoted', ...decisionLives] as const
const decisionStatus = z.enum(decisionStatuses)
export type DecisionStatus = z.output<typeof decisionStatus>

/** A resolution put to the vote of the co-owners. */
export const decision = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  status: decisionStatus,
  life: decisionLife,
  /** The majority it needs. */
  rule: majorityRule,
  author: personShown,
  /** A vote counts before this moment. */
  dueAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Votes of the person asking, frozen when it was opened; `null` = they have none. */
  ownVotes: z.nullable(z.int()),
  /** Cents of the currency of the offer: what it would cost in all, and the person asking; `null` = nothing, or no share. */
  projectCents: z.nullable(z.int()),
  ownCents: z.nullable(z.int()),
})
export type Decision = z.output<typeof decision>

const decisionStates = [...decisionStatuses, 'ongoing', 'finished'] as const
const decisionSorts = ['due_at', '-due_at', '-created_at'] as const
export type DecisionSort = (typeof decisionSorts)[number]

const decisionQuery = z.object({
  ...pageQuery(),
  /** One status as the person sees it; `ongoing`: open, past its date or awaiting the president; `finished`: the rest. */
  state: z.optional(z.enum(decisionStates)),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(decisionSorts), '-created_at'),
})
export type DecisionQuery = z.input<typeof decisionQuery>

/** Apart from the other routes of decisions (decisions.ts): the dashboard needs no more than this. */
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
