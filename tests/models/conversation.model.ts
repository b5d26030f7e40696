import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** One conversation in the words of a member: what they do, what happens to them, and what they then see. */
const conversationModel = setup({
  types: {
    events: {} as
      | { type: 'member writes' }
      | { type: 'member writes without a network' }
      | { type: 'member writes once more without a network' }
      | { type: 'member writes, but was removed while typing' }
      | { type: 'the network comes back' }
      | { type: 'member sends it again' }
      | { type: 'member deletes it' }
      | { type: 'member corrects it' }
      | { type: 'member archives the conversation' }
      | { type: 'a neighbour writes' },
  },
}).createMachine({
  id: 'member of a conversation',
  initial: 'has read everything',
  states: {
    'has read everything': {
      on: {
        'member writes': 'has sent one message',
        'member writes without a network': 'has one message that waits',
        'member writes, but was removed while typing': 'is told that they can no longer write',
        'member archives the conversation': 'has put it away',
      },
    },
    'has sent one message': { on: { 'member corrects it': 'has corrected the message' } },
    'has one message that waits': {
      on: {
        'the network comes back': 'has sent one message',
        'member sends it again': 'has sent one message',
        'member writes once more without a network': 'has two messages that wait',
        'member deletes it': 'has read everything',
      },
    },
    'has two messages that wait': { on: { 'the network comes back': 'has sent two messages in order' } },
    'is told that they can no longer write': { on: { 'member deletes it': 'has read everything' } },
    'has put it away': { on: { 'a neighbour writes': 'has read everything' } },
    'has corrected the message': { type: 'final' },
    'has sent two messages in order': { type: 'final' },
  },
})

export const everyPath = createTestModel(conversationModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

type Step = () => void | Promise<void>
export type ConversationDriver = {
  readonly events: Readonly<Record<Parameters<typeof conversationModel.transition>[1]['type'], Step>>
  readonly states: Readonly<Record<keyof typeof conversationModel.states, Step>>
}
