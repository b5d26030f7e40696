import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Answering a request for a meeting, in the words of the president: what they do, and what they then see. */
const presidentDeskModel = setup({
  types: {
    events: {} as
      | { type: 'president continues without a date' }
      | { type: 'president chooses a day that is too near' }
      | { type: 'president chooses a day that only the server finds too near' }
      | { type: 'president chooses a day far enough ahead' }
      | { type: 'president refuses without a reason' }
      | { type: 'president refuses with a reason' }
      | { type: 'president chooses to abandon the project' }
      | { type: 'president goes back' }
      | { type: 'president comes back after a reload' }
      | { type: 'president types a wrong password' }
      | { type: 'president confirms' }
      | { type: 'president confirms, but the response is lost' }
      | { type: 'president confirms, but has answered on another device' }
      | { type: 'president sends it again' }
      | { type: 'president comes back to close the project' }
      | { type: 'president chooses to close the project' },
  },
}).createMachine({
  id: 'president at their desk',
  initial: 'sees the request',
  states: {
    'sees the request': {
      on: {
        'president continues without a date': 'is told what is missing',
        'president chooses a day that is too near': 'learns that the day is too near',
        'president chooses a day that only the server finds too near': 'is asked to confirm a day that is too near',
        'president chooses a day far enough ahead': 'is asked to confirm the meeting',
        'president refuses without a reason': 'is told that a reason is needed',
        'president refuses with a reason': 'is asked to confirm the refusal',
        'president chooses to abandon the project': 'is asked to confirm the abandonment',
      },
    },
    'is told what is missing': {},
    'learns that the day is too near': {
      on: { 'president chooses a day far enough ahead': 'is asked to confirm the meeting' },
    },
    'is asked to confirm a day that is too near': {
      on: { 'president confirms': 'learns that the server refuses the day' },
    },
    'learns that the server refuses the day': {
      on: { 'president chooses a day far enough ahead': 'is asked to confirm the meeting' },
    },
    'is asked to confirm the meeting': {
      on: {
        'president goes back': 'finds the answers again',
        'president comes back after a reload': 'finds the answers again',
        'president types a wrong password': 'learns how many tries are left',
        'president confirms': 'learns that the meeting is called',
        'president confirms, but the response is lost': 'learns that the outcome is unknown',
        'president confirms, but has answered on another device': 'learns that the request was already answered',
      },
    },
    'finds the answers again': {},
    'learns how many tries are left': { on: { 'president confirms': 'learns that the meeting is called' } },
    'learns that the outcome is unknown': { on: { 'president sends it again': 'learns that the meeting is called' } },
    'learns that the request was already answered': {},
    'learns that the meeting is called': {
      on: { 'president comes back to close the project': 'may close the project' },
    },
    'may close the project': { on: { 'president chooses to close the project': 'is asked to confirm the closing' } },
    'is asked to confirm the closing': { on: { 'president confirms': 'learns that the project is closed' } },
    'learns that the project is closed': {},
    'is told that a reason is needed': {
      on: { 'president refuses with a reason': 'is asked to confirm the refusal' },
    },
    'is asked to confirm the refusal': { on: { 'president confirms': 'learns that the vote goes on' } },
    'learns that the vote goes on': {},
    'is asked to confirm the abandonment': { on: { 'president confirms': 'learns that the project is abandoned' } },
    'learns that the project is abandoned': {},
  },
})

export const everyPath = createTestModel(presidentDeskModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PresidentDeskDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof presidentDeskModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof presidentDeskModel.states, () => void | Promise<void>>>
}
