import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Requesting an extraordinary meeting, in the words of a co-owner: what they and others do, and what they then see. */
const meetingRequestModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner writes to the president' }
      | { type: 'co-owner comes back after a reload' }
      | { type: 'co-owner continues' }
      | { type: 'co-owner goes back' }
      | { type: 'co-owner types a wrong password' }
      | { type: 'co-owner asks' }
      | { type: 'co-owner asks, but there is no network' }
      | { type: 'co-owner asks, but the server fails' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner asks on another device' }
      | { type: 'co-owner withdraws' }
      | { type: 'co-owner withdraws, but there is no network' }
      | { type: 'a neighbour asks elsewhere' }
      | { type: 'enough others ask elsewhere' }
      | { type: 'the president refuses' }
      | { type: 'the president closes the project' },
  },
}).createMachine({
  id: 'co-owner who wants a meeting',
  initial: 'sees how many votes are missing',
  states: {
    'sees how many votes are missing': {
      on: {
        'co-owner writes to the president': 'has written a message',
        'a neighbour asks elsewhere': 'sees that fewer votes are missing',
        'co-owner asks on another device': 'learns that they have already asked',
      },
    },
    'sees that fewer votes are missing': {
      on: { 'enough others ask elsewhere': 'learns that the request is before the president' },
    },
    'learns that the request is before the president': { on: { 'the president refuses': 'may ask again' } },
    'has written a message': {
      on: {
        'co-owner comes back after a reload': 'finds the message again',
        'co-owner continues': 'sees the password step',
      },
    },
    'finds the message again': {},
    'sees the password step': {
      on: {
        'co-owner goes back': 'finds the message again',
        'co-owner types a wrong password': 'learns how many tries are left',
        'co-owner asks': 'learns that their votes count',
        'co-owner asks, but there is no network': 'learns that the outcome is unknown',
        'co-owner asks, but the server fails': 'learns that it failed',
        'enough others ask elsewhere': 'learns that the request is before the president',
      },
    },
    'learns how many tries are left': { on: { 'co-owner asks': 'learns that their votes count' } },
    'learns that the outcome is unknown': {
      on: {
        'co-owner sends it again': 'learns that their votes count',
        'co-owner asks on another device': 'learns that they have already asked',
      },
    },
    'learns that it failed': { on: { 'co-owner sends it again': 'learns that their votes count' } },
    'learns that they have already asked': { on: { 'co-owner withdraws': 'may ask again' } },
    'learns that their votes count': {
      on: {
        'co-owner withdraws': 'may ask again',
        'co-owner withdraws, but there is no network': 'learns that the request still counts',
        'enough others ask elsewhere': 'sees that a quarter is reached',
      },
    },
    'learns that the request still counts': { on: { 'co-owner withdraws': 'may ask again' } },
    'may ask again': {},
    'sees that a quarter is reached': {
      on: {
        'the president refuses': 'may ask again',
        'the president closes the project': 'learns that the project is closed',
      },
    },
    'learns that the project is closed': {},
  },
})

export const everyPath = createTestModel(meetingRequestModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type MeetingRequestDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof meetingRequestModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof meetingRequestModel.states, () => void | Promise<void>>>
}
