import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** The life of a decision, in the words of a co-owner, a neighbour who holds their power, the board and its president. */
const decisionLifeModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner votes for it' }
      | { type: 'co-owner votes against it after all' }
      | { type: 'holder votes for the co-owner' }
      | { type: 'co-owner votes themself' }
      | { type: 'board asks for a meeting' }
      | { type: 'one of the board asks no longer' }
      | { type: 'one of the board asks for a meeting' }
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
        'holder votes for the co-owner': 'has a vote by power',
        'one of the board asks for a meeting': 'has one supporter',
        'board asks for a meeting': 'waits for the president',
        'due date passes': 'is refused',
      },
    },
    'has a vote for it': {
      on: {
        'co-owner votes against it after all': 'has a vote against it',
        'board asks for a meeting': 'waits for the president with a vote',
        'due date passes': 'is adopted',
      },
    },
    'has a vote against it': { on: { 'due date passes': 'is refused' } },
    'has a vote by power': { on: { 'co-owner votes themself': 'has their own vote instead' } },
    'has their own vote instead': {},
    'has one supporter': { on: { 'one of the board asks no longer': 'has no supporter' } },
    'has no supporter': {},
    'waits for the president': {
      on: {
        'president calls the meeting': 'goes to a meeting',
        'president refuses the meeting': 'is voted on again',
        'president abandons the project': 'is closed',
      },
    },
    'waits for the president with a vote': { on: { 'due date passes': 'waits past its date' } },
    'waits past its date': { on: { 'president refuses the meeting': 'is adopted' } },
    'is voted on again': {},
    'is adopted': { on: { 'president closes the project': 'is closed' } },
    'is refused': { on: { 'board asks for a meeting': 'waits for the president, refused' } },
    'waits for the president, refused': {
      on: {
        'president refuses the meeting': 'stays refused',
        'president calls the meeting': 'goes to a meeting',
      },
    },
    'stays refused': {},
    'goes to a meeting': {
      on: {
        'the meeting votes for it': 'is adopted by the meeting',
        'the meeting votes against it': 'is refused by the meeting',
        'president closes the project': 'is closed',
      },
    },
    'is adopted by the meeting': { on: { 'president closes the project': 'is closed' } },
    'is refused by the meeting': {},
    'is closed': {},
  },
})

const model = createTestModel(decisionLifeModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()
/** The same where nobody can move the clock: nothing falls due, and no meeting begins. */
export const pathsOfToday = model.getShortestPaths({
  filterEvents: (_, { type }) => type !== 'due date passes' && !type.startsWith('the meeting'),
})

export type DecisionLifeDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof decisionLifeModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof decisionLifeModel.states, () => void | Promise<void>>>
}
