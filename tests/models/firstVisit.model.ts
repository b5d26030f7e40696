import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** What a person who has never seen the portal comes for, and what they press on the way. */
const firstVisitModel = setup({
  types: {
    events: {} as
      | { type: 'presses the next meeting' }
      | { type: 'presses “give a proxy”' }
      | { type: 'presses “vote”' }
      | { type: 'presses “report a problem”' }
      | { type: 'presses what they owe' }
      | { type: 'presses “pay”' }
      | { type: 'opens the menu' }
      | { type: 'presses the agency' },
  },
}).createMachine({
  id: 'person who sees the portal for the first time',
  initial: 'arrives',
  states: {
    arrives: {
      on: {
        'presses the next meeting': 'reads when and where the meeting is',
        'presses “give a proxy”': 'chooses who represents them',
        'presses “vote”': 'reads what the vote is about',
        'presses “report a problem”': 'describes the leak',
        'presses what they owe': 'reads what they owe',
        'opens the menu': 'sees all that the portal offers',
      },
    },
    'reads what they owe': { on: { 'presses “pay”': 'sees what can be paid' } },
    'sees all that the portal offers': { on: { 'presses the agency': 'reads whom to call' } },
    'reads when and where the meeting is': {},
    'chooses who represents them': {},
    'reads what the vote is about': {},
    'describes the leak': {},
    'sees what can be paid': {},
    'reads whom to call': {},
  },
})

/** The shortest way to each thing. */
export const shortestWays = createTestModel(firstVisitModel).getShortestPaths()

export type FirstVisitDriver = {
  readonly events: Readonly<Record<Parameters<typeof firstVisitModel.transition>[1]['type'], () => Promise<void>>>
  readonly states: Readonly<Record<keyof typeof firstVisitModel.states, () => Promise<void>>>
}
