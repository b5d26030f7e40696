/**
 * The life of a post, run by the server as the authority and read by the client to know what to offer.
 *
 *   shown ──→ withdrawn
 *     ↕
 *   hidden
 */
import { and, not, setup } from 'xstate'
import type { TopicState } from '#contract/forum/topicList.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the reader and the post that guards read. */
export type PostReader = {
  readonly isOwn: boolean
  /** Whether they are a board member or a manager of the place. */
  readonly isModerator: boolean
  /** The state of its topic. */
  readonly topicState: TopicState
  /** Whether they have reported it and nobody has decided yet. */
  readonly isReported: boolean
}

export type PostAction =
  | { type: 'post.quote' }
  | { type: 'post.edit' }
  | { type: 'post.withdraw' }
  | { type: 'post.report' }
  | { type: 'post.hide' }
  | { type: 'post.unhide' }
  | { type: 'reports.dismiss' }

const lifecycle = setup({
  types: {
    context: {} as PostReader,
    input: {} as PostReader,
    events: {} as PostAction,
    meta: {} as { specification: string },
  },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    isModerator: ({ context }) => context.isModerator,
    isReported: ({ context }) => context.isReported,
    isInOpenTopic: ({ context }) => context.topicState === 'open',
    isInArchive: ({ context }) => context.topicState === 'archived',
  },
})

// 1. States, one constant each -----------------------------------------------------

/** Nobody decides about their own posts. */
const isJudge = and(['isModerator', not('isOwn')])

const shown = lifecycle.createStateConfig({
  description: 'Everybody who reads the topic reads it.',
  meta: { specification: '§3 Forum topic: posts' },
  on: {
    'post.quote': { target: 'shown', guard: 'isInOpenTopic', description: 'A reader quotes it in their own post.' },
    'post.edit': {
      target: 'shown',
      guard: and(['isOwn', 'isInOpenTopic']),
      description: 'Its author edits it; the former text stays readable.',
    },
    'post.withdraw': {
      target: 'withdrawn',
      guard: and(['isOwn', not('isInArchive')]),
      description: 'Its author withdraws it.',
    },
    'post.report': {
      target: 'shown',
      guard: and([not('isOwn'), not('isReported')]),
      description: 'A reader reports it to board and manager.',
    },
    'post.hide': { target: 'hidden', guard: 'isModerator', description: 'Board or manager hide it, with a reason.' },
    'reports.dismiss': {
      target: 'shown',
      guard: isJudge,
      description: 'Board or manager dismiss what readers reported.',
    },
  },
})

const hidden = lifecycle.createStateConfig({
  description: 'Its author, board and manager read it, with the reason; others only see that it is hidden.',
  meta: { specification: '§3 Forum topic: posts' },
  on: {
    'post.unhide': { target: 'shown', guard: isJudge, description: 'Board or manager show it again.' },
  },
})

const withdrawn = lifecycle.createStateConfig({
  type: 'final',
  description: 'Its texts and files are gone, and a trace stays.',
  meta: { specification: '§3 Forum topic: posts' },
})

// 2. The chart ---------------------------------------------------------------------

export const postLifecycle = lifecycle.createMachine({
  id: 'post',
  description: 'The life of a post in a topic of the forum.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown, hidden, withdrawn },
})

// 3. Questions ---------------------------------------------------------------------

export const { canHappen: canHappenToPost } = askLifecycle(postLifecycle)

/** The state of a post, from its stored marks. */
export const postStateOf = (post: { readonly withdrawnAt: unknown; readonly hidden: unknown }) =>
  post.withdrawnAt !== null ? 'withdrawn' : post.hidden !== null ? 'hidden' : 'shown'
