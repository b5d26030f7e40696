/**
 * A person reads one conversation and writes in it.
 *
 *   outbox   resting ⇄ sending → waiting (no network) | stopped (the server failed) → sending
 *   reading  read ⇄ marking → unmarked → marking
 *   writing  composing ⇄ editing ⇄ saving
 *
 * It outlives its screen while messages wait, so that each is sent once and in order, wherever the person is.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { outbox } from './conversation.outbox.ts'
import type { Seen } from './conversation.setup.ts'
import { conversationSetup } from './conversation.setup.ts'

// 1. States, one constant each ------------------------------------------------

const seen = {
  guard: { type: 'isFurther', params: ({ event }: { event: { seen: Seen } }) => event },
  description: 'A later message is on screen.',
  actions: { type: 'rememberSeen', params: ({ event }: { event: { seen: Seen } }) => event },
} as const

const read = conversationSetup.createStateConfig({
  description: 'What is on screen counts as read.',
  meta: { specification: '§3 Conversation: lastReadMessageId' },
  always: { target: 'marking', guard: 'isSeenUnread', description: 'An unread message is on screen.' },
  on: { 'messages.seen': seen },
})

const marking = conversationSetup.createStateConfig({
  description: 'The server is told up to where the person has read.',
  meta: { specification: '§3 Conversation: lastReadMessageId' },
  invoke: {
    id: 'markRead',
    src: 'markRead',
    input: ({ context }) => ({ seen: present(context.seen) }),
    onDone: {
      target: 'read',
      description: 'It knows, and the unread marks go everywhere.',
      actions: { type: 'rememberRead', params: ({ event }) => ({ seen: event.output }) },
    },
    onError: { target: 'unmarked', description: 'It could not be told.' },
  },
  on: { 'messages.seen': seen },
})

const unmarked = conversationSetup.createStateConfig({
  description: 'The messages are read here, but the server does not know yet.',
  meta: { specification: '§3 Conversation: lastReadMessageId' },
  on: {
    'messages.seen': { ...seen, target: 'marking' },
    'network.found': { target: 'marking', description: 'The network is back.' },
  },
})

const composing = conversationSetup.createStateConfig({
  description: 'The field is for a new message.',
  on: {
    'message.edit': {
      target: 'editing',
      description: 'The person corrects a message of the last minutes.',
      actions: { type: 'rememberEdited', params: ({ event }) => event },
    },
  },
})

const editing = conversationSetup.createStateConfig({
  description: 'An earlier message is open to be corrected.',
  tags: 'editing',
  initial: 'untold',
  states: {
    untold: { description: 'Nothing has gone wrong.' },
    failed: { description: 'The correction was not stored; the text stays typed.', tags: 'editFailed' },
  },
  on: {
    'message.edit': {
      description: 'The person corrects another one.',
      actions: { type: 'rememberEdited', params: ({ event }) => event },
    },
    'edit.cancel': { target: 'composing', description: 'The message stays as it was.', actions: 'forgetEdited' },
    'edit.save': { target: 'saving', description: 'The person sends the correction.', actions: 'forgetEditRefusal' },
  },
})

const saving = conversationSetup.createStateConfig({
  description: 'The correction is being stored.',
  tags: ['editing', 'saving'],
  invoke: {
    id: 'saveEdit',
    src: 'saveEdit',
    input: ({ context, event }) => {
      assertEvent(event, 'edit.save')
      return { messageId: present(context.edited), body: event.body }
    },
    onDone: [
      {
        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
        target: 'composing',
        description: 'Everybody reads the corrected text, and that it was corrected.',
        actions: 'forgetEdited',
      },
      {
        target: 'editing',
        description: 'The server does not take it: too late, or too long.',
        actions: { type: 'rememberEditRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'editing.failed', description: 'No response, or the server failed.' },
  },
})

const reading = conversationSetup.createStateConfig({
  description: 'Keeps track of how far the person has read.',
  meta: { specification: '§3 Conversation: lastReadMessageId' },
  initial: 'read',
  states: { read, marking, unmarked },
})
const writing = conversationSetup.createStateConfig({
  description: 'What the field at the foot is for.',
  meta: { specification: '§4 Posting a message' },
  initial: 'composing',
  states: { composing, editing, saving },
})

// 2. The chart -----------------------------------------------------------------

export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description: 'A person reads one conversation and writes in it, with or without a network.',
  context: ({ input }) => ({ ...input, seen: null, edited: null, editRefusal: null }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  type: 'parallel',
  states: { outbox, reading, writing },
})

// 3. Types for callers ---------------------------------------------------------

export type ConversationRef = ActorRefFrom<typeof conversationMachine>
export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>
