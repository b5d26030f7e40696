/**
 * A person starts a conversation with its first message.
 *
 *   writing → sending → started
 *      ↑_________│  (refused: the fields say why; failed or unanswered: the form says so)
 *
 * The form holds what is typed, and its draft survives; the key made with the draft keeps two attempts from starting two
 * conversations.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { StartAnswer } from './newConversation.setup.ts'
import { newConversationSetup } from './newConversation.setup.ts'

const meta = { specification: '§5 Conversation name required' }
const answerOf = ({ event }: { event: { output: StartAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const writing = newConversationSetup.createStateConfig({
  description: 'The person chooses a name and recipients, and writes the first message.',
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
      description: 'The conversation has started with the earlier text; later changes are still here to be copied.',
      tags: 'arrivedBefore',
    },
  },
  on: {
    'conversation.change': {
      description: 'Typing clears what the server said of the fields.',
      actions: 'forgetRefusal',
    },
    'conversation.send': {
      target: 'sending',
      description: 'The person sends it.',
      actions: { type: 'rememberProposed', params: ({ event }) => event },
    },
  },
})

const sending = newConversationSetup.createStateConfig({
  description: 'It is being sent; pressing again does nothing.',
  meta,
  tags: 'busy',
  invoke: {
    id: 'startConversation',
    src: 'startConversation',
    input: ({ context }) => ({ proposed: present(context.proposed) }),
    onDone: [
      {
        guard: { type: 'isStarted', params: answerOf },
        target: 'started',
        description: 'It has started, and its page opens.',
        actions: ['forgetDraft', { type: 'showConversation', params: answerOf }],
      },
      {
        guard: { type: 'isRefused', params: answerOf },
        target: 'writing',
        description: 'The server refuses a field, such as a person who does not take messages: the field says why.',
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

const started = newConversationSetup.createStateConfig({
  description: 'The conversation is shown instead of the form.',
  meta,
  tags: 'busy',
})

// 2. The chart -----------------------------------------------------------------

export const newConversationMachine = newConversationSetup.createMachine({
  id: 'newConversation',
  description: 'A person starts a conversation with people, lists of people or the manager.',
  context: { proposed: null, fieldCodes: {} },
  initial: 'writing',
  states: { writing, sending, started },
})

// 3. Types for callers ---------------------------------------------------------

export type NewConversationRef = ActorRefFrom<typeof newConversationMachine>
export type NewConversationSnapshot = SnapshotFrom<typeof newConversationMachine>
