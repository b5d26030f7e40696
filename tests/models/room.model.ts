import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Voting in the room, in the words of a manager who keeps the attendance: what they do, and what they then see. */
const roomModel = setup({
  types: {
    events: {} as
      | { type: 'manager marks all others as for' }
      | { type: 'manager cancels' }
      | { type: 'manager confirms' }
      | { type: 'manager confirms, but the response is lost' }
      | { type: 'manager confirms, but somebody has come in' }
      | { type: 'manager confirms, but it was counted elsewhere' }
      | { type: 'manager starts the count' }
      | { type: 'manager goes back to the room' }
      | { type: 'manager types a wrong password' }
      | { type: 'manager counts' }
      | { type: 'manager counts, but the response is lost' }
      | { type: 'manager counts, but it was counted elsewhere' }
      | { type: 'manager counts, but somebody has come in' }
      | { type: 'manager sends it again' },
  },
}).createMachine({
  id: 'manager in the room',
  initial: 'sees who is there',
  states: {
    'sees who is there': {
      on: { 'manager marks all others as for': 'is asked to confirm' },
    },
    'is asked to confirm': {
      on: {
        'manager cancels': 'sees that nothing was recorded',
        'manager confirms': 'sees that all are recorded',
        'manager confirms, but the response is lost': 'learns that the server did not answer',
        'manager confirms, but somebody has come in': 'learns that the room has changed',
        'manager confirms, but it was counted elsewhere': 'learns that the vote is over',
      },
    },
    'sees that nothing was recorded': {},
    'learns that the server did not answer': { on: { 'manager confirms': 'sees that all are recorded' } },
    'learns that the room has changed': {},
    'learns that the vote is over': {},
    'sees that all are recorded': { on: { 'manager starts the count': 'sees the password step' } },
    'sees the password step': {
      on: {
        'manager goes back to the room': 'is in the room again',
        'manager types a wrong password': 'learns how many tries are left',
        'manager counts': 'learns what was decided',
        'manager counts, but the response is lost': 'learns that the outcome is unknown',
        'manager counts, but it was counted elsewhere': 'learns that the vote is over',
        'manager counts, but somebody has come in': 'learns who has yet to vote',
      },
    },
    'is in the room again': {},
    'learns who has yet to vote': {},
    'learns how many tries are left': { on: { 'manager counts': 'learns what was decided' } },
    'learns that the outcome is unknown': { on: { 'manager sends it again': 'learns what was decided' } },
    'learns what was decided': {},
  },
})

export const everyPath = createTestModel(roomModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type RoomDriver = {
  readonly events: Readonly<Record<Parameters<typeof roomModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof roomModel.states, () => void | Promise<void>>>
}
