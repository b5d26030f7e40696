import { present } from '#machines/present.ts'
import type { ConversationEvent, PostAnswer, Unsent } from './conversation.setup.ts'
import { conversationSetup, nextOf } from './conversation.setup.ts'

const posting = '§4 Posting a message'
const answerOf = ({ event }: { event: { output: PostAnswer } }) => ({ answer: event.output })
const keyOf = ({ event }: { event: Extract<ConversationEvent, { key: string }> }) => ({ key: event.key })
const keepOutbox = {
  type: 'keepOutbox',
  params: ({ context }: { context: { outbox: readonly Unsent[] } }) => ({ outbox: context.outbox }),
} as const

const add = [
  {
    type: 'addMessage',
    params: ({ event }: { event: Extract<ConversationEvent, { type: 'message.post' }> }) => event,
  },
  keepOutbox,
  {
    type: 'showPosted',
    params: ({ event }: { event: Extract<ConversationEvent, { type: 'message.post' }> }) => event,
  },
] as const
const retry = {
  description: 'The person sends a message again: everything that waits leaves in its order.',
  actions: [{ type: 'forgetRefusal', params: keyOf }, keepOutbox],
} as const
const resend = { ...retry, target: 'sending' } as const
const drop = {
  description: 'The person deletes a message that was not sent.',
  actions: [{ type: 'forgetMessage', params: keyOf }, keepOutbox],
} as const

// 1. States, one constant each ------------------------------------------------

const resting = conversationSetup.createStateConfig({
  description: 'Nothing is left to send; a message that the server refuses waits for the person.',
  meta: { specification: posting },
  always: { target: 'sending', guard: 'hasNext', description: 'A message is left to send.' },
  on: { 'message.resend': retry, 'message.delete': drop },
})

const sending = conversationSetup.createStateConfig({
  description: 'The oldest message is being sent under its own id, so that it arrives once.',
  meta: { specification: posting },
  tags: 'sending',
  invoke: {
    id: 'postMessage',
    src: 'postMessage',
    input: ({ context }) => ({ message: present(nextOf(context)) }),
    onDone: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: 'resting',
        description: 'It has arrived.',
        actions: ['forgetSent', keepOutbox],
      },
      {
        guard: { type: 'isRefused', params: answerOf },
        target: 'resting',
        description: 'The server does not take it, and it says why; the next one leaves.',
        actions: [{ type: 'noteRefusal', params: answerOf }, keepOutbox],
      },
      { target: 'waiting', description: 'No response: it waits for the network.' },
    ],
    onError: { target: 'stopped', description: 'The server failed.' },
  },
  on: {
    'message.delete': {
      ...drop,
      guard: { type: 'isNotUnderway', params: keyOf },
    },
  },
})

const waiting = conversationSetup.createStateConfig({
  description: 'Without a network, messages wait in sight; they leave once it is back.',
  meta: { specification: posting },
  tags: 'waiting',
  after: { retryPause: { target: 'sending', description: 'Another attempt, in case the browser misses the network.' } },
  on: {
    'network.found': { target: 'sending', description: 'The network is back.' },
    'message.resend': resend,
    'message.delete': { ...drop, target: 'resting' },
  },
})

const stopped = conversationSetup.createStateConfig({
  description: 'The server failed: the messages say that they are not sent, and can be sent again or deleted.',
  meta: { specification: posting },
  tags: 'stopped',
  on: {
    'message.resend': resend,
    'message.post': {
      target: 'sending',
      description: 'The person writes again: everything that waits leaves in its order.',
      actions: add,
    },
    'message.delete': { ...drop, target: 'resting' },
    'network.found': { target: 'sending', description: 'The network is back.' },
  },
})

// 2. The part of the chart -----------------------------------------------------

export const outbox = conversationSetup.createStateConfig({
  description: 'Messages of this device that the server does not have yet.',
  meta: { specification: posting },
  initial: 'resting',
  states: { resting, sending, waiting, stopped },
  on: {
    'message.post': {
      description: 'A message is in the conversation as soon as it is written.',
      actions: add,
    },
  },
})
