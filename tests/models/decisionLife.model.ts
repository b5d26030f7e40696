import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** The life of a decision, in the words of a co-owner, a neighbour who holds their power, the board and its president. */
const decisionLifeModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner votes for it' }
      | { type: 'co-owner changes their vote to against' }
      | { type: 'holder votes on behalf of the co-owner' }
      | { type: 'co-owner replaces that vote with their own' }
      | { type: 'board asks for a meeting' }
      | { type: 'one board member withdraws the request' }
      | { type: 'one board member asks for a meeting' }
      | { type: 'due date passes' }
      | { type: 'president calls the meeting' }
      | { type: 'president refuses the meeting' }
      | { type: 'president abandons the project' }
      | { type: 'president closes the project' }
      | { type: 'the meeting votes for it' }
      | { type: 'the meeting votes against it' },
  },
}).createMachine({
  id: 'decision about the roof',
  initial: 'is put to the vote',
  states: {
    'is put to the vote': {
      on: {
        'co-owner votes for it': 'has a vote for it',
        'holder votes on behalf of the co-owner': 'has a proxy vote',
        'one board member asks for a meeting': 'has one supporter',
        'board asks for a meeting': 'waits for the president',
        'due date passes': 'is rejected',
      },
    },
    'has a vote for it': {
      on: {
        'co-owner changes their vote to against': 'has a vote against it',
        'board asks for a meeting': 'waits for the president with a vote',
        'due date passes': 'is adopted',
      },
    },
    'has a vote against it': { on: { 'due date passes': 'is rejected' } },
    'has a proxy vote': {
      on: { 'co-owner replaces that vote with their own': 'has the vote of the co-owner instead' },
    },
    'has the vote of the co-owner instead': {},
    'has one supporter': { on: { 'one board member withdraws the request': 'has no supporter' } },
    'has no supporter': {},
    'waits for the president': {
      on: {
        'president calls the meeting': 'goes to a meeting',
        'president refuses the meeting': 'is voted on again',
        'president abandons the project': 'is closed',
      },
    },
    'waits for the president with a vote': { on: { 'due date passes': 'waits past its due date' } },
    'waits past its due date': { on: { 'president refuses the meeting': 'is adopted' } },
    'is voted on again': {},
    'is adopted': { on: { 'president closes the project': 'is closed' } },
    'is rejected': { on: { 'board asks for a meeting': 'waits for the president after its rejection' } },
    'waits for the president after its rejection': {
      on: {
        'president refuses the meeting': 'stays rejected',
        'president calls the meeting': 'goes to a meeting',
      },
    },
    'stays rejected': {},
    'goes to a meeting': {
      on: {
        'the meeting votes for it': 'is adopted by the meeting',
        'the meeting votes against it': 'is rejected by the meeting',
        'president closes the project': 'is closed',
      },
    },
    'is adopted by the meeting': { on: { 'president closes the project': 'is closed' } },
    'is rejected by the meeting': {},
    'is closed': {},
  },
})

const model = createTestModel(decisionLifeModel)
export const everyPath = model.getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)
/** The shortest paths that need no moving clock: no due date passes, and no meeting begins. */
export const pathsOfToday = model.getShortestPaths({
  filterEvents: (_, { type }) => type !== 'due date passes' && !type.startsWith('the meeting'),
})

export type DecisionLifeDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof decisionLifeModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof decisionLifeModel.states, () => void | Promise<void>>>
}
