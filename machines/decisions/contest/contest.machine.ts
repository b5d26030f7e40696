/**
 * An owner contests a vote that somebody cast for them, by the link of a mail, without a session.
 *
 *   opening → reading ⇄ unreachable
 *      │         ├──→ told          (what became of the vote)
 *      │         ├──→ editing ⇄ sending → contested
 *      │         ↑                   │
 *      │         └───────────────────┘  (too late, or an earlier attempt has arrived: the link is read again)
 *      └─────────┴──→ unknown
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { contestSetup } from './contest.setup.ts'

const specification = '§4 Decision: proxy vote for another co-owner; product.md 14'

// 1. States, one constant each ------------------------------------------------

const opening = contestSetup.createStateConfig({
  description: 'The page opens: does its address contain the token of a link?',
  meta: { specification },
  always: [
    { target: 'unknown', guard: 'hasNoToken', description: 'The address is incomplete, or not from a mail.' },
    { target: 'reading', description: 'The token is there.' },
  ],
})

const reading = contestSetup.createStateConfig({
  description: 'The server is asked what the link is about.',
  meta: { specification },
  tags: 'reading',
  invoke: {
    id: 'readLink',
    src: 'readLink',
    input: ({ context }) => ({ token: present(context.token) }),
    onDone: [
      {
        target: 'unknown',
        guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server knows no such link.',
      },
      {
        target: 'editing',
        guard: { type: 'isOpen', params: ({ event }) => ({ answer: event.output }) },
        description: 'The vote can be contested.',
        actions: { type: 'rememberVote', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'told',
        description: 'The vote cannot be contested: it already is, or it was checked, replaced or counted.',
        actions: { type: 'rememberVote', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'unreachable', description: 'No response: the link may still be valid.' },
  },
})

const unreachable = contestSetup.createStateConfig({
  description: 'The link could not be read; it can be tried again.',
  meta: { specification: '§8 Error catalogue' },
  tags: 'unreachable',
  on: { 'link.retry': { target: 'reading', description: 'The person tries again.' } },
})

const editing = contestSetup.createStateConfig({
  description: 'The person reads who cast the vote, how and when, and may say why they contest it.',
  meta: { specification },
  tags: 'editing',
  on: {
    'vote.contest': { target: 'sending', description: 'The person contests the vote.', actions: 'forgetFailure' },
  },
})

const sending = contestSetup.createStateConfig({
  description: 'The contest is on its way to the server.',
  meta: { specification },
  tags: ['editing', 'sending'],
  invoke: {
    id: 'sendContest',
    src: 'sendContest',
    input: ({ context, event }) => {
      assertEvent(event, 'vote.contest')
      return { token: present(context.token), reason: event.reason }
    },
    onDone: [
      {
        target: 'contested',
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, type: 'contested' }) },
        description: 'The vote is contested.',
        actions: 'forgetDraft',
      },
      {
        target: 'editing',
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, type: 'refused' }) },
        description: 'The reason is refused: its field says so, and the text stays.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'reading',
        description:
          'It is too late, or an attempt whose answer was lost has arrived: the link says what the vote is now.',
      },
    ],
    onError: {
      target: 'editing',
      description: 'No answer: the text stays, and a second attempt has no second effect.',
      actions: 'rememberFailure',
    },
  },
})

const contested = contestSetup.createStateConfig({
  description: 'The vote is set aside until somebody has checked it.',
  meta: { specification },
  tags: 'contested',
})

const told = contestSetup.createStateConfig({
  description: 'The page says what became of the vote, and whom to write to.',
  meta: { specification },
})

const unknown = contestSetup.createStateConfig({
  description: 'The link is not valid.',
  meta: { specification: '§8 Error catalogue: expired link' },
  tags: 'unknown',
})

// 2. The chart -----------------------------------------------------------------

export const contestMachine = contestSetup.createMachine({
  id: 'contest',
  description: 'An owner who followed the link of a mail contests a vote that was cast for them.',
  context: ({ input }) => ({ ...input, vote: null, refusal: null, hasFailed: false }),
  initial: 'opening',
  states: { opening, reading, unreachable, editing, sending, contested, told, unknown },
})

// 3. Types for callers ---------------------------------------------------------

export type ContestRef = ActorRefFrom<typeof contestMachine>
export type ContestSnapshot = SnapshotFrom<typeof contestMachine>
