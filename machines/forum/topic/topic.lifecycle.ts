/**
 * The life of a topic of the forum, run by the server as the authority and read by the client to know what to offer.
 *
 *   open ←──→ closed
 *    ↑ ↓        │
 *  archived ←───┘
 */
import { and, not, or, setup } from 'xstate'
import type { TopicLinkKind } from '#contract/forum/topicLink.ts'
import type { TopicState } from '#contract/forum/topicList.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the reader and the topic that guards read. */
export type TopicReader = {
  readonly isAuthor: boolean
  /** Whether they are a board member or a manager of the place. */
  readonly isModerator: boolean
  /** Whether they vote in meetings. */
  readonly isCoowner: boolean
  /** The report and the resolution made from the topic. */
  readonly linked: readonly TopicLinkKind[]
  /** The co-owner who proposes it for the agenda of the next meeting. */
  readonly proposedBy: 'nobody' | 'reader' | 'another'
}

export type TopicAction =
  | { type: 'post.write' }
  | { type: 'topic.follow' }
  | { type: 'topic.rename' }
  | { type: 'topic.move' }
  | { type: 'topic.close' }
  | { type: 'topic.reopen' }
  | { type: 'topic.archive' }
  | { type: 'report.open' }
  | { type: 'proposal.make' }
  | { type: 'proposal.withdraw' }
  | { type: 'decision.create' }

const lifecycle = setup({
  types: {
    context: {} as TopicReader,
    input: {} as TopicReader,
    events: {} as TopicAction,
    meta: {} as { specification: string },
  },
  guards: {
    isAuthor: ({ context }) => context.isAuthor,
    isModerator: ({ context }) => context.isModerator,
    isCoowner: ({ context }) => context.isCoowner,
    isProposed: ({ context }) => context.proposedBy !== 'nobody',
    isProposer: ({ context }) => context.proposedBy === 'reader',
    hasReport: ({ context }) => context.linked.includes('report'),
    hasDecision: ({ context }) => context.linked.includes('decision'),
  },
})

// 1. What may happen in more than one state ----------------------------------------

/** An event that changes nothing still has a target; without one it would count as forbidden. */
const anywhere = <Self extends TopicState>(target: Self) =>
  ({
    'topic.follow': { target, description: 'A reader follows it, or follows it no more.' },
  }) as const

const beforeArchive = <Self extends Exclude<TopicState, 'archived'>>(target: Self) =>
  ({
    ...anywhere(target),
    'topic.move': { target, guard: 'isModerator', description: 'Board or manager move it to another category.' },
    'topic.archive': {
      target: 'archived',
      guard: 'isModerator',
      description: 'Board or manager archive it: it leaves the list.',
    },
    'report.open': {
      target,
      guard: and([or(['isAuthor', 'isModerator']), not('hasReport')]),
      description: 'Its author, board or manager make a report of it.',
    },
    'proposal.make': {
      target,
      guard: and(['isCoowner', not('isProposed'), not('hasDecision')]),
      description: 'A co-owner asks for it on the agenda of the next meeting.',
    },
    'proposal.withdraw': {
      target,
      guard: and(['isProposed', or(['isProposer', 'isModerator']), not('hasDecision')]),
      description: 'The co-owner who asked, board or manager withdraw it before it is put to the vote.',
    },
    'decision.create': {
      target,
      guard: and(['isModerator', not('hasDecision')]),
      description: 'It is put to the vote.',
    },
  }) as const

const reopening = {
  'topic.reopen': { target: 'open', guard: 'isModerator', description: 'Board or manager reopen it.' },
} as const

// 2. States, one constant each -----------------------------------------------------

const open = lifecycle.createStateConfig({
  description: 'Everybody who reads it may write.',
  meta: { specification: '§4 Forum topic: open' },
  on: {
    ...beforeArchive('open'),
    'post.write': { target: 'open', description: 'A reader writes a post.' },
    'topic.rename': {
      target: 'open',
      guard: or(['isAuthor', 'isModerator']),
      description: 'Its author, board or manager rename it.',
    },
    'topic.close': { target: 'closed', guard: 'isModerator', description: 'Board or manager close it.' },
  },
})

const closed = lifecycle.createStateConfig({
  description: 'Settled: it stays in the list and takes no more posts.',
  meta: { specification: '§4 Forum topic: closed' },
  on: {
    ...beforeArchive('closed'),
    'topic.rename': { target: 'closed', guard: 'isModerator', description: 'Board or manager rename it.' },
    ...reopening,
  },
})

const archived = lifecycle.createStateConfig({
  description: 'The topic has left the list. People can still read and find it, and nothing else.',
  meta: { specification: '§4 Forum topic: an archived discussion takes no new messages' },
  on: { ...anywhere('archived'), ...reopening },
})

// 3. The chart ---------------------------------------------------------------------

export const topicLifecycle = lifecycle.createMachine({
  id: 'topic',
  description: 'The life of a topic of the forum.',
  context: ({ input }) => input,
  initial: 'open',
  states: { open, closed, archived },
})

// 4. Questions ---------------------------------------------------------------------

export const { canHappen: canHappenToTopic, stateAfter: topicStateAfter } = askLifecycle(topicLifecycle)
