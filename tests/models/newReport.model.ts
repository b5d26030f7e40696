import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Reporting a problem, in the words of a resident: what they do, and what they then see. */
const newReportModel = setup({
  types: {
    events: {} as
      | { type: 'resident continues without choosing' }
      | { type: 'resident chooses a breakdown' }
      | { type: 'resident chooses a water leak' }
      | { type: 'resident has called the number' }
      | { type: 'resident needs no call' }
      | { type: 'resident describes it' }
      | { type: 'resident describes something that a neighbour has reported' }
      | { type: 'resident joins that report' }
      | { type: 'resident goes back' }
      | { type: 'resident comes back later' }
      | { type: 'resident sends it' }
      | { type: 'resident sends it, but the response is lost' },
  },
}).createMachine({
  id: 'resident who reports something',
  initial: 'is asked what is wrong',
  states: {
    'is asked what is wrong': {
      on: {
        'resident continues without choosing': 'is told to choose',
        'resident chooses a breakdown': 'is asked where it is',
        'resident chooses a water leak': 'is told to call',
      },
    },
    'is told to choose': { on: { 'resident chooses a breakdown': 'is asked where it is' } },
    'is told to call': {
      on: {
        'resident has called the number': 'is asked where it is',
        'resident needs no call': 'goes on without a call',
      },
    },
    'is asked where it is': {
      on: {
        'resident describes it': 'reviews the report',
        'resident describes something that a neighbour has reported': 'sees that it is already reported',
      },
    },
    'goes on without a call': {},
    'sees that it is already reported': { on: { 'resident joins that report': 'follows that report' } },
    'reviews the report': {
      on: {
        'resident goes back': 'finds the description again',
        'resident comes back later': 'reviews the saved draft',
        'resident sends it': 'learns who takes care of it',
        'resident sends it, but the response is lost': 'learns that the outcome is unknown',
      },
    },
    'finds the description again': {},
    'reviews the saved draft': { on: { 'resident sends it': 'learns who takes care of it' } },
    'learns that the outcome is unknown': { on: { 'resident sends it': 'learns who takes care of it' } },
    'learns who takes care of it': { type: 'final' },
    'follows that report': { type: 'final' },
  },
})

export const everyPath = createTestModel(newReportModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type NewReportDriver = {
  readonly events: Readonly<Record<Parameters<typeof newReportModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof newReportModel.states, () => void | Promise<void>>>
}
