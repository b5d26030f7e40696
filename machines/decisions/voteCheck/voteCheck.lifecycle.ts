/**
 * Whether a vote that somebody cast for an owner enters the count, run by the server as the authority and read by the client to
 * know what to offer.
 *
 *   valid ──→ toCheck ──→ confirmed | refused | unchecked
 *     │          │              │
 *     ↓          ↓              ↓
 *   contested ←──┴──────────────┘ (confirmed)
 *     └──→ confirmed | refused | unchecked
 */
import { and, not, setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The acting person's part in the vote. */
export type CheckViewer = {
  /** Whether they gave or hold the power, or recorded the vote. */
  readonly isParty: boolean
  /** Whether they are the owner in whose name somebody else cast the vote. */
  readonly isVoter: boolean
  /** Whether they have opened the paper, or there is none. */
  readonly hasOpened: boolean
}

export type CheckAction =
  | { type: 'paper.attached' }
  | { type: 'check.confirm' }
  | { type: 'check.refuse' }
  | { type: 'vote.contest' }
  | { type: 'votes.counted' }

const lifecycle = setup({
  types: {
    context: {} as CheckViewer,
    input: {} as CheckViewer,
    events: {} as CheckAction,
    meta: {} as { specification: string },
  },
  guards: {
    isParty: ({ context }) => context.isParty,
    isVoter: ({ context }) => context.isVoter,
    hasOpened: ({ context }) => context.hasOpened,
  },
})

const specification = '§4 Decision: proxy vote for another co-owner; product.md 14'
const guard = and([not('isParty'), 'hasOpened'])
const contest = {
  'vote.contest': {
    target: 'contested',
    guard: 'isVoter',
    description: 'The owner says that the vote is not theirs: they gave no such power, or it was recorded wrongly.',
  },
} as const
const checks = {
  'check.confirm': {
    target: 'confirmed',
    guard,
    description:
      'A manager or president without a part in the vote has opened the paper and confirms it: the vote counts.',
  },
  'check.refuse': {
    target: 'refused',
    guard,
    description: 'They refuse it with a reason: the owner may vote, or give another power.',
  },
  'votes.counted': { target: 'unchecked', description: 'The votes are counted before anybody has checked it.' },
} as const

// 1. States, one constant each ---------------------------------------------------

const valid = lifecycle.createStateConfig({
  description: 'Cast by a power given online, or recorded in a meeting: it counts without a check.',
  meta: { specification },
  on: { 'paper.attached': { target: 'toCheck', description: 'It was cast with a signed paper instead.' }, ...contest },
})

const toCheck = lifecycle.createStateConfig({
  description: 'Cast by a paper power: it is in the log, and does not count yet.',
  meta: { specification },
  on: { ...checks, ...contest },
})

const confirmed = lifecycle.createStateConfig({
  description: 'Somebody other than its parties has checked it: it counts.',
  meta: { specification },
  on: contest,
})

const contested = lifecycle.createStateConfig({
  description: 'The owner contests it: it does not count until somebody has checked it.',
  meta: { specification },
  on: checks,
})

const refused = lifecycle.createStateConfig({
  description: 'Refused: it stays in the log and never counts.',
  meta: { specification },
})

const unchecked = lifecycle.createStateConfig({
  description: 'Nobody has checked it in time: it counts as not cast, and the minutes say so.',
  meta: { specification },
})

// 2. The chart -------------------------------------------------------------------

export const voteCheckLifecycle = lifecycle.createMachine({
  id: 'voteCheck',
  description: 'The life of a vote that somebody cast for an owner, until the votes are counted.',
  context: ({ input }) => input,
  initial: 'valid',
  states: { valid, toCheck, confirmed, contested, refused, unchecked },
})

// 3. Questions -------------------------------------------------------------------

export const { canHappen: canHappenToVote, stateAfter: checkedStatusAfter } = askLifecycle(voteCheckLifecycle)
