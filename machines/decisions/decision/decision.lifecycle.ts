/**
 * The life of a decision, run by the server as the authority and read by the client to know what to offer.
 *
 *   open ──→ pastDate ──→ accepted ──→ concluded
 *    │ ↖         └──────→ discarded ──→ concluded
 *    ↓  ╲ refused          ↓ ↑ refused
 *   awaitingRequalification ─┘──→ requalified ──→ accepted | discarded (the meeting has voted)
 *                           │            └──────→ concluded (it has not)
 *                           └──→ concluded (abandoned)
 */
import { and, not, or, setup } from 'xstate'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the acting person that guards read. */
export type DecisionViewer = {
  /** Whether they have votes in the decision, frozen when it was opened. */
  readonly hasVotes: boolean
  readonly hasVoted: boolean
  /** Whether they are on the board, which may request a meeting whatever its members own; false by default. */
  readonly isOnBoard?: boolean
  /** Whether they have already requested an extraordinary meeting. */
  readonly isSupporter: boolean
  /** Whether they decide on requests for a meeting. */
  readonly isPresident: boolean
  /** The state to return to when the president refuses a meeting. */
  readonly before: 'open' | 'discarded'
  /** Whether the decision was brought to a meeting, so that its outcome cannot go before another one; false by default. */
  readonly isOfMeeting?: boolean
}

export type DecisionAction =
  | { type: 'vote.cast' }
  | { type: 'vote.change' }
  | { type: 'proxy.cast' }
  | { type: 'power.give' }
  | { type: 'meeting.request' }
  | { type: 'meeting.withdraw' }
  | { type: 'meeting.organise' }
  | { type: 'meeting.refuse' }
  | { type: 'project.abandon' }
  | { type: 'project.conclude' }
  | { type: 'support.reached' }
  | { type: 'date.passed' }
  | { type: 'votes.adopted' }
  | { type: 'votes.rejected' }

const lifecycle = setup({
  types: {
    context: {} as DecisionViewer,
    input: {} as DecisionViewer,
    events: {} as DecisionAction,
    meta: {} as { specification: string },
  },
  guards: {
    hasVoted: ({ context }) => context.hasVoted,
    hasVotes: ({ context }) => context.hasVotes,
    isOnBoard: ({ context }) => context.isOnBoard === true,
    isOfMeeting: ({ context }) => context.isOfMeeting === true,
    isSupporter: ({ context }) => context.isSupporter,
    isPresident: ({ context }) => context.isPresident,
    wasOpen: ({ context }) => context.before === 'open',
    wasDiscarded: ({ context }) => context.before === 'discarded',
  },
})

// 1. Requests while it can still go to a meeting -----------------------------------

/** An event that changes nothing still has a target; without one it would count as forbidden. */
const meetingRequests = <Self extends DecisionLife>(target: Self) =>
  ({
    'meeting.request': {
      target,
      guard: and([or(['hasVotes', 'isOnBoard']), not('isSupporter'), not('isOfMeeting')]),
      description:
        'An owner or a board member requests an extraordinary meeting, with an optional message to the president.',
    },
    'meeting.withdraw': { target, guard: 'isSupporter', description: 'They withdraw their request.' },
    'support.reached': {
      target: 'awaitingRequalification',
      description: 'Enough of the votes (the offer sets the share), or more than half of the board, request a meeting.',
    },
  }) as const

const conclusion = {
  'project.conclude': {
    target: 'concluded',
    guard: 'isPresident',
    description: 'Nothing is left to do: the project is closed.',
  },
} as const

/** The outcomes of a count, at the due date or in the meeting. */
const counting = {
  'votes.adopted': { target: 'accepted', description: 'The majority that the law asks for is reached.' },
  'votes.rejected': { target: 'discarded', description: 'The majority is not reached.' },
} as const

// 2. States, one constant each ---------------------------------------------------

const open = lifecycle.createStateConfig({
  description: 'Open for voting until the due date.',
  meta: { specification: '§4 Decision status: youHaveToVote, alreadyVoted (for owners who have a vote)' },
  on: {
    'vote.cast': { target: 'open', guard: and(['hasVotes', not('hasVoted')]), description: 'An owner votes, once.' },
    'vote.change': {
      target: 'open',
      guard: 'hasVoted',
      description: 'A vote is replaced; the former one stays in the log.',
    },
    'proxy.cast': {
      target: 'open',
      guard: 'hasVotes',
      description: 'An owner votes for another owner who gave them power.',
    },
    'power.give': {
      target: 'open',
      guard: and(['hasVotes', not('hasVoted')]),
      description: 'An owner gives another owner the power to vote for them.',
    },
    ...meetingRequests('open'),
    'date.passed': { target: 'pastDate', description: 'The due date has passed.' },
  },
})

const pastDate = lifecycle.createStateConfig({
  description: 'The due date has passed, and the votes are being counted.',
  meta: { specification: '§4 Decision status: pastDate' },
  on: counting,
})

const accepted = lifecycle.createStateConfig({
  description: 'Adopted by the majority it needed.',
  meta: { specification: '§4 Decision status: accepted' },
  on: conclusion,
})

const discarded = lifecycle.createStateConfig({
  description: 'Rejected by the vote. Owners may still request an extraordinary meeting, unless a meeting rejected it.',
  meta: { specification: '§4 Decision status: discarded (refused)' },
  on: { ...meetingRequests('discarded'), ...conclusion },
})

const awaitingRequalification = lifecycle.createStateConfig({
  description: 'Enough owners request an extraordinary meeting: the president must decide. Nobody can vote meanwhile.',
  meta: { specification: '§4 Decision status: awaitingRequalification' },
  on: {
    'meeting.organise': {
      target: 'requalified',
      guard: 'isPresident',
      description: 'The president calls the meeting, as many clear days ahead as the offer sets.',
    },
    'meeting.refuse': [
      {
        target: 'open',
        guard: and(['isPresident', 'wasOpen']),
        description: 'The president refuses with a reason: the vote goes on.',
      },
      {
        target: 'discarded',
        guard: and(['isPresident', 'wasDiscarded']),
        description: 'The president refuses with a reason: the decision stays rejected.',
      },
    ],
    'project.abandon': {
      target: 'concluded',
      guard: 'isPresident',
      description: 'The president abandons and closes the project.',
    },
  },
})

const requalified = lifecycle.createStateConfig({
  description:
    'Brought to an extraordinary meeting, which decides: the keeper of its attendance records the votes in the room, and counts once all have voted.',
  meta: { specification: '§4 Decision status: requalified (to an extraordinary meeting)' },
  on: { ...counting, ...conclusion },
})

const concluded = lifecycle.createStateConfig({
  description: 'Closed. It stays readable.',
  meta: { specification: '§4 Decision status: concluded' },
})

// 3. The chart -------------------------------------------------------------------

export const decisionLifecycle = lifecycle.createMachine({
  id: 'decision',
  description: 'The life of a resolution put to the vote of the co-owners.',
  context: ({ input }) => input,
  initial: 'open',
  states: { open, pastDate, accepted, discarded, awaitingRequalification, requalified, concluded },
})

// 4. Questions -------------------------------------------------------------------

export const { canHappen, stateAfter: lifeAfter } = askLifecycle(decisionLifecycle)
