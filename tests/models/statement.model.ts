import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** The statement in the words of a co-owner: what they do, and what they then see. */
const statementModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner asks where an amount comes from' }
      | { type: 'co-owner asks, but the network fails' }
      | { type: 'co-owner tries again' }
      | { type: 'co-owner closes the explanation' }
      | { type: 'co-owner takes the statement along' }
      | { type: 'co-owner takes it along, but the network fails' },
  },
}).createMachine({
  id: 'co-owner who reads their statement',
  initial: 'reads the lines of the year',
  states: {
    'reads the lines of the year': {
      on: {
        'co-owner asks where an amount comes from': 'reads how the amount was computed',
        'co-owner asks, but the network fails': 'learns that the explanation is missing',
        'co-owner takes the statement along': 'has the statement as a file',
        'co-owner takes it along, but the network fails': 'learns that no file arrived',
      },
    },
    'reads how the amount was computed': {
      on: { 'co-owner closes the explanation': 'reads the lines of the year' },
    },
    'learns that the explanation is missing': {
      on: {
        'co-owner tries again': 'reads how the amount was computed',
        'co-owner closes the explanation': 'reads the lines of the year',
      },
    },
    'has the statement as a file': {
      on: { 'co-owner asks where an amount comes from': 'reads how the amount was computed' },
    },
    'learns that no file arrived': {
      on: { 'co-owner takes the statement along': 'has the statement as a file' },
    },
  },
})

/** Takes each step once. */
export const everyStep = createTestModel(statementModel).getShortestPaths()

export type StatementDriver = {
  readonly events: Readonly<Record<Parameters<typeof statementModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof statementModel.states, () => void | Promise<void>>>
}
