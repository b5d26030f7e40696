import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** The life of a report, in the words of the resident who made it, a neighbour, and staff. */
const reportLifeModel = setup({
  types: {
    events: {} as
      | { type: 'neighbour notices it too' }
      | { type: 'neighbour no longer notices it' }
      | { type: 'neighbour comments' }
      | { type: 'staff acknowledge it' }
      | { type: 'staff promise another day' }
      | { type: 'staff resolve it' }
      | { type: 'resident reopens it' },
  },
}).createMachine({
  id: 'report of a leak',
  initial: 'waits',
  states: {
    waits: {
      on: {
        'neighbour notices it too': 'waits with a witness',
        'neighbour comments': 'waits with a comment',
        'staff acknowledge it': 'is acknowledged',
        'staff resolve it': 'is resolved',
      },
    },
    'waits with a witness': {
      on: {
        'neighbour no longer notices it': 'waits without the witness',
        'staff acknowledge it': 'is acknowledged',
      },
    },
    'waits without the witness': {},
    'waits with a comment': { on: { 'staff resolve it': 'is resolved' } },
    'is acknowledged': {
      on: {
        'staff promise another day': 'is promised for another day',
        'staff resolve it': 'is resolved',
      },
    },
    'is promised for another day': { on: { 'staff resolve it': 'is resolved' } },
    'is resolved': { on: { 'resident reopens it': 'is open again' } },
    'is open again': {},
  },
})

export const everyPath = createTestModel(reportLifeModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type ReportLifeDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof reportLifeModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof reportLifeModel.states, () => void | Promise<void>>>
}
