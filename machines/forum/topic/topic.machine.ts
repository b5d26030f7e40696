/**
 * A person reads one topic of the forum and writes in it.
 *
 *   writing  composing → sending → composing
 *                ↑          ↓↑
 *                └── waiting (no network) | stopped (refused, or the server failed)
 *   reading  read ⇄ marking → unmarked → marking
 *
 * The draft holds what is typed until the server has it, so that neither a reload nor a log-out loses it.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { SeenPost, SendAnswer } from './topic.setup.ts'
import { topicSetup } from './topic.setup.ts'

const posting = '§3 Forum topic: posts'
const answerOf = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const composing = topicSetup.createStateConfig({
  description: 'The field is for a new post.',
  meta: { specification: posting },
  on: {
    'post.quote': {
      description: 'The person quotes a post, which the field names from then on.',
      actions: { type: 'tellQuote', params: ({ event }) => event },
    },
    'post.send': {
      target: 'sending',
      description: 'The person publishes the post, which is in the topic at once.',
      actions: { type: 'rememberPost', params: ({ event }) => event },
    },
  },
})

const resend = { target: 'sending', description: 'The person sends it again.', actions: 'forgetRefusal' } as const
const takeBack = {
  target: 'composing',
  description: 'The person goes on writing: the text is in the field again.',
  actions: 'forgetPost',
} as const
const networkFound = { target: 'sending', description: 'The network is back.' } as const

const sending = topicSetup.createStateConfig({
  description: 'The post is being sent under one idempotency key, so that it arrives once.',
  meta: { specification: posting },
  tags: 'sending',
  invoke: {
    id: 'sendPost',
    src: 'sendPost',
    input: ({ context }) => ({ post: present(context.pending) }),
    onDone: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: 'composing',
        description: 'It has arrived, and its draft goes.',
        actions: ['forgetPost', 'tellSent'],
      },
      {
        guard: { type: 'isRefused', params: answerOf },
        target: 'stopped',
        description: 'The server does not take it, and the post says why.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      { target: 'waiting', description: 'No response: it waits for the network.' },
    ],
    onError: { target: 'stopped', description: 'The server failed.' },
  },
})

const waiting = topicSetup.createStateConfig({
  description: 'Without a network, the post waits in sight; it leaves once the network is back.',
  meta: { specification: posting },
  tags: 'waiting',
  after: { retryPause: { target: 'sending', description: 'Another attempt, in case the browser misses the network.' } },
  on: { 'network.found': networkFound, 'post.resend': resend, 'post.takeBack': takeBack },
})

const stopped = topicSetup.createStateConfig({
  description: 'The post says that it is not sent: it can be sent again, or taken back into the field.',
  meta: { specification: posting },
  tags: 'stopped',
  on: { 'post.resend': resend, 'post.takeBack': takeBack },
})

const seen = {
  guard: { type: 'isFurther', params: ({ event }: { event: { seen: SeenPost } }) => event },
  description: 'A later post is on screen.',
  actions: { type: 'rememberSeen', params: ({ event }: { event: { seen: SeenPost } }) => event },
} as const

const read = topicSetup.createStateConfig({
  description: 'What is on screen counts as read.',
  always: { target: 'marking', guard: 'isSeenUnread', description: 'An unread post is on screen.' },
  on: { 'posts.seen': seen },
})

const marking = topicSetup.createStateConfig({
  description: 'Sends the server the number of the last post that the person has read.',
  invoke: {
    id: 'markRead',
    src: 'markRead',
    input: ({ context }) => ({ seen: present(context.seen) }),
    onDone: {
      target: 'read',
      description: 'The server has it; unread marks disappear on every page.',
      actions: { type: 'rememberRead', params: ({ event }) => ({ seen: event.output }) },
    },
    onError: { target: 'unmarked', description: 'The server cannot be reached, or has failed.' },
  },
  on: { 'posts.seen': seen },
})

const unmarked = topicSetup.createStateConfig({
  description: 'The posts are read here, but the server does not know yet.',
  on: { 'posts.seen': { ...seen, target: 'marking' }, 'network.found': { ...networkFound, target: 'marking' } },
})

const writing = topicSetup.createStateConfig({
  description: 'What the field at the foot is for.',
  meta: { specification: posting },
  initial: 'composing',
  states: { composing, sending, waiting, stopped },
})
const reading = topicSetup.createStateConfig({
  description: 'Follows up to where the person has read.',
  meta: { specification: '§3 Forum topic: posts' },
  initial: 'read',
  states: { read, marking, unmarked },
})

// 2. The chart -----------------------------------------------------------------

export const topicMachine = topicSetup.createMachine({
  id: 'topic',
  description: 'A person reads one topic of the forum and writes in it, with or without a network.',
  context: ({ input }) => ({ ...input, pending: null, refusal: null, seen: null }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  type: 'parallel',
  states: { writing, reading },
})

// 3. Types for callers ---------------------------------------------------------

export type TopicRef = ActorRefFrom<typeof topicMachine>
export type TopicSnapshot = SnapshotFrom<typeof topicMachine>
