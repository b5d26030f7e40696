/**
 * The life of a conversation as one of its readers sees it, run by the server as the authority and read by the client to know what
 * to offer.
 *
 *   open ←──→ archived ──→ left
 *     ↕          ↑
 *   closed ──────┘
 */
import { and, setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the reader and the conversation that guards read. */
export type ConversationReader = {
  /** Staff read conversations with the manager without being members. */
  readonly isMember: boolean
  readonly isCreator: boolean
  /** Whether they answer on behalf of the manager. */
  readonly isStaff: boolean
  readonly isToManager: boolean
  /** Whether the manager has closed it, even if it is archived. */
  readonly isClosed: boolean
}

export type ConversationAction =
  | { type: 'message.post' }
  | { type: 'conversation.rename' }
  | { type: 'conversation.archive' }
  | { type: 'conversation.restore' }
  | { type: 'conversation.mute' }
  | { type: 'conversation.leave' }
  | { type: 'conversation.assign' }
  | { type: 'conversation.close' }

const lifecycle = setup({
  types: {
    context: {} as ConversationReader,
    input: {} as ConversationReader,
    events: {} as ConversationAction,
    meta: {} as { specification: string },
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    mayRename: ({ context }) => context.isCreator || context.isStaff,
    isDesk: ({ context }) => context.isStaff && context.isToManager,
    isOpen: ({ context }) => !context.isClosed,
  },
})

// 1. What may happen in every state ----------------------------------------------

/** An event that changes nothing still has a target; without one it would count as forbidden. */
const anywhere = <Self extends 'open' | 'archived' | 'closed'>(target: Self) =>
  ({
    'message.post': { target: 'open', description: 'A message opens it again for everybody whom it reaches.' },
    'conversation.rename': { target, guard: 'mayRename', description: 'Its creator or staff rename it for everybody.' },
    'conversation.mute': {
      target,
      guard: 'isMember',
      description: 'A member gets no notifications except of mentions, or gets them again.',
    },
    'conversation.leave': { target: 'left', guard: 'isMember', description: 'A member leaves it.' },
    'conversation.assign': { target, guard: 'isDesk', description: 'Staff put somebody in charge.' },
  }) as const

// 2. States, one constant each ---------------------------------------------------

const open = lifecycle.createStateConfig({
  description: 'In the list of the reader.',
  meta: { specification: '§3 Conversation' },
  on: {
    ...anywhere('open'),
    'conversation.archive': { target: 'archived', guard: 'isMember', description: 'A member archives their copy.' },
    'conversation.close': { target: 'closed', guard: 'isDesk', description: 'Staff close it: no answer is due.' },
  },
})

const closed = lifecycle.createStateConfig({
  description: 'The manager has dealt with it. It stays in the list, and a new message opens it again.',
  meta: { specification: '§3 Conversation' },
  on: {
    ...anywhere('closed'),
    'conversation.archive': { target: 'archived', guard: 'isMember', description: 'A member archives their copy.' },
  },
})

const archived = lifecycle.createStateConfig({
  description: 'Out of the list of this reader alone, until a new message reaches them.',
  meta: { specification: '§3 Conversation: archive' },
  on: {
    ...anywhere('archived'),
    'conversation.restore': [
      { target: 'open', guard: 'isOpen', description: 'The member takes it back into their list.' },
      { target: 'closed', description: 'The member takes it back, and it is closed.' },
    ],
    'conversation.close': {
      target: 'archived',
      guard: and(['isDesk', 'isOpen']),
      description: 'Staff close it, and it stays in their archive.',
    },
  },
})

const left = lifecycle.createStateConfig({
  type: 'final',
  description: 'It no longer exists for this reader.',
  meta: { specification: '§3 Conversation: members' },
})

// 3. The chart -------------------------------------------------------------------

export const conversationLifecycle = lifecycle.createMachine({
  id: 'conversation',
  description: 'The life of a conversation for one of its readers.',
  context: ({ input }) => input,
  initial: 'open',
  states: { open, closed, archived, left },
})

// 4. Questions -------------------------------------------------------------------

export const { canHappen: canHappenToConversation } = askLifecycle(conversationLifecycle)

/** The state of a conversation for a reader who has not left it. */
export const conversationStateOf = (kept: { readonly isArchived: boolean; readonly isClosed: boolean }) =>
  kept.isArchived ? 'archived' : kept.isClosed ? 'closed' : 'open'
