import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** The life of a report, in the words of the resident who made it, a neighbour, and staff. */
const reportLifeModel = setup({
  types: {
    events: {} as
      | { type: 'neighbour notices it too' }
      | { type: 'neighbour does not notice it any more' }
      | { type: 'neighbour comments' }
      | { type: 'staff take it into account' }
      | { type: 'staff promise another day' }
      | { type: 'staff say that it is done' }
      | { type: 'resident says that it is not fixed' },
  },
}).createMachine({
  id: 'report of a leak',
  initial: 'waits',
  states: {
    waits: {
      on: {
        'neighbour notices it too': 'waits with a witness',
        'neighbour comments': 'waits with a comment',
        'staff take it into account': 'is taken into account',
        'staff say that it is done': 'is resolved',
      },
    },
    'waits with a witness': {
      on: {
        'neighbour does not notice it any more': 'waits without the witness',
        'staff take it into account': 'is taken into account',
      },
    },
    'waits without the witness': {},
    'waits with a comment': { on: { 'staff say that it is done': 'is resolved' } },
    'is taken into account': {
      on: {
        'staff promise another day': 'is promised anew',
        'staff say that it is done': 'is resolved',
      },
    },
    'is promised anew': { on: { 'staff say that it is done': 'is resolved' } },
    'is resolved': { on: { 'resident says that it is not fixed': 'is open again' } },
    'is open again': {},
  },
})

const model = createTestModel(reportLifeModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type ReportLifeDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof reportLifeModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof reportLifeModel.states, () => void | Promise<void>>>
}
