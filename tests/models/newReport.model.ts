import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Reporting something, in the words of a resident: what they do, and what they then see. */
const newReportModel = setup({
  types: {
    events: {} as
      | { type: 'resident goes on without choosing' }
      | { type: 'resident has a breakdown' }
      | { type: 'resident has a water leak' }
      | { type: 'resident has called' }
      | { type: 'resident writes' }
      | { type: 'resident writes what a neighbour has reported' }
      | { type: 'resident has noticed it too' }
      | { type: 'resident goes back' }
      | { type: 'resident comes back later' }
      | { type: 'resident sends it' }
      | { type: 'resident sends it, but the answer is lost' },
  },
}).createMachine({
  id: 'resident who reports something',
  initial: 'is asked what is wrong',
  states: {
    'is asked what is wrong': {
      on: {
        'resident goes on without choosing': 'is told to choose',
        'resident has a breakdown': 'is asked where it is',
        'resident has a water leak': 'is told to call',
      },
    },
    'is told to choose': { on: { 'resident has a breakdown': 'is asked where it is' } },
    'is told to call': { on: { 'resident has called': 'is asked where it is' } },
    'is asked where it is': {
      on: {
        'resident writes': 'looks it over',
        'resident writes what a neighbour has reported': 'sees that it is reported',
      },
    },
    'sees that it is reported': { on: { 'resident has noticed it too': 'follows the report of the neighbour' } },
    'looks it over': {
      on: {
        'resident goes back': 'finds what was written',
        'resident comes back later': 'looks over what was kept',
        'resident sends it': 'learns who answers',
        'resident sends it, but the answer is lost': 'learns that nobody knows',
      },
    },
    'finds what was written': {},
    'looks over what was kept': { on: { 'resident sends it': 'learns who answers' } },
    'learns that nobody knows': { on: { 'resident sends it': 'learns who answers' } },
    'learns who answers': { type: 'final' },
    'follows the report of the neighbour': { type: 'final' },
  },
})

const model = createTestModel(newReportModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type NewReportDriver = {
  readonly events: Readonly<Record<Parameters<typeof newReportModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof newReportModel.states, () => void | Promise<void>>>
}
