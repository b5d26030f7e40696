import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Writing in a topic in the words of a co-owner: what they do, and what they then see. */
const topicModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner publishes' }
      | { type: 'co-owner publishes, but the network fails' }
      | { type: 'co-owner publishes, but the server fails' }
      | { type: 'the network comes back' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner takes the text back' },
  },
}).createMachine({
  id: 'co-owner who answers in a topic',
  initial: 'has written an answer',
  states: {
    'has written an answer': {
      on: {
        'co-owner publishes': 'reads their post among the others',
        'co-owner publishes, but the network fails': 'sees their post wait for the network',
        'co-owner publishes, but the server fails': 'learns that their post is not sent',
      },
    },
    'sees their post wait for the network': {
      on: {
        'the network comes back': 'reads their post among the others',
        'co-owner takes the text back': 'has written an answer',
      },
    },
    'learns that their post is not sent': {
      on: {
        'co-owner sends it again': 'reads their post among the others',
        'co-owner takes the text back': 'has written an answer',
      },
    },
    'reads their post among the others': {},
  },
})

/** Every way to each state. */
export const everyPath = createTestModel(topicModel).getSimplePaths()

export type TopicDriver = {
  readonly events: Readonly<Record<Parameters<typeof topicModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof topicModel.states, () => void | Promise<void>>>
}
