/**
 * A person begins a topic of the forum with its first post.
 *
 *   writing → sending → begun
 *      ↑_________│  (refused: the fields say why; failed or unanswered: the form says so)
 *
 * The form holds what is typed, and its draft survives; the key made with the draft keeps two attempts from beginning two topics.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { BeginAnswer } from './newTopic.setup.ts'
import { newTopicSetup } from './newTopic.setup.ts'

const meta = { specification: '§3 Forum topic: author, category, posts' }
const answerOf = ({ event }: { event: { output: BeginAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const writing = newTopicSetup.createStateConfig({
  description: 'The person chooses a title and a category, and writes the first post.',
  meta,
  initial: 'ready',
  states: {
    ready: { description: 'Nothing has gone wrong.' },
    failed: { description: 'The server failed; everything is kept.', tags: 'failed' },
    unanswered: {
      description: 'It may or may not have arrived; sending it again is safe, and everything is kept.',
      tags: 'unanswered',
    },
    arrivedBefore: {
      description: 'The topic has begun with the earlier text; later changes are still here to be copied.',
      tags: 'arrivedBefore',
    },
  },
  on: {
    'topic.change': { description: 'Typing clears what the server said of the fields.', actions: 'forgetRefusal' },
    'topic.send': {
      target: 'sending',
      description: 'The person publishes it.',
      actions: { type: 'rememberProposed', params: ({ event }) => event },
    },
  },
})

const sending = newTopicSetup.createStateConfig({
  description: 'It is being sent; pressing again does nothing.',
  meta,
  tags: 'busy',
  invoke: {
    id: 'beginTopic',
    src: 'beginTopic',
    input: ({ context }) => ({ proposed: present(context.proposed) }),
    onDone: [
      {
        guard: { type: 'isBegun', params: answerOf },
        target: 'begun',
        description: 'It has begun, and its page opens.',
        actions: ['forgetDraft', { type: 'showTopic', params: answerOf }],
      },
      {
        guard: { type: 'isRefused', params: answerOf },
        target: 'writing',
        description: 'The server refuses a field, which says why.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      {
        guard: { type: 'hasArrivedBefore', params: answerOf },
        target: 'writing.arrivedBefore',
        description: 'A response was lost and the text has changed since: the first version had arrived.',
      },
      { target: 'writing.unanswered', description: 'No response: there is no network, or the response was lost.' },
    ],
    onError: { target: 'writing.failed', description: 'The server failed.' },
  },
})

const begun = newTopicSetup.createStateConfig({
  description: 'The topic is shown instead of the form.',
  meta,
  tags: 'busy',
})

// 2. The chart -----------------------------------------------------------------

export const newTopicMachine = newTopicSetup.createMachine({
  id: 'newTopic',
  description: 'A person begins a topic of the forum.',
  context: { proposed: null, fieldCodes: {} },
  initial: 'writing',
  states: { writing, sending, begun },
})

// 3. Types for callers ---------------------------------------------------------

export type NewTopicRef = ActorRefFrom<typeof newTopicMachine>
export type NewTopicSnapshot = SnapshotFrom<typeof newTopicMachine>
