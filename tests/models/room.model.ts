import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Voting in the room, in the words of a manager who keeps the attendance: what they do, and what they then see. */
const roomModel = setup({
  types: {
    events: {} as
      | { type: 'manager has all the others for it' }
      | { type: 'manager thinks it over' }
      | { type: 'manager agrees' }
      | { type: 'manager agrees, but the answer is lost' }
      | { type: 'manager agrees, but somebody has come in' }
      | { type: 'manager agrees, but it was counted elsewhere' }
      | { type: 'manager has it counted' }
      | { type: 'manager goes back to the room' }
      | { type: 'manager types a wrong password' }
      | { type: 'manager counts' }
      | { type: 'manager counts, but the answer is lost' }
      | { type: 'manager counts, but it was counted elsewhere' }
      | { type: 'manager counts, but somebody has come in' }
      | { type: 'manager sends it again' },
  },
}).createMachine({
  id: 'manager in the room',
  initial: 'sees who is there',
  states: {
    'sees who is there': {
      on: { 'manager has all the others for it': 'is asked whether they may be recorded' },
    },
    'is asked whether they may be recorded': {
      on: {
        'manager thinks it over': 'sees that nothing was recorded',
        'manager agrees': 'sees that all are recorded',
        'manager agrees, but the answer is lost': 'learns that no answer came',
        'manager agrees, but somebody has come in': 'learns that the room has changed',
        'manager agrees, but it was counted elsewhere': 'learns that it is over',
      },
    },
    'sees that nothing was recorded': {},
    'learns that no answer came': { on: { 'manager agrees': 'sees that all are recorded' } },
    'learns that the room has changed': {},
    'learns that it is over': {},
    'sees that all are recorded': { on: { 'manager has it counted': 'is asked for the password' } },
    'is asked for the password': {
      on: {
        'manager goes back to the room': 'is in the room again',
        'manager types a wrong password': 'learns how many tries are left',
        'manager counts': 'learns what was decided',
        'manager counts, but the answer is lost': 'learns that nobody knows',
        'manager counts, but it was counted elsewhere': 'learns that it is over',
        'manager counts, but somebody has come in': 'learns who has yet to vote',
      },
    },
    'is in the room again': {},
    'learns who has yet to vote': {},
    'learns how many tries are left': { on: { 'manager counts': 'learns what was decided' } },
    'learns that nobody knows': { on: { 'manager sends it again': 'learns what was decided' } },
    'learns what was decided': {},
  },
})

const model = createTestModel(roomModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type RoomDriver = {
  readonly events: Readonly<Record<Parameters<typeof roomModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof roomModel.states, () => void | Promise<void>>>
}
