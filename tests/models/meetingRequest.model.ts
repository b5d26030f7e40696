import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Asking for an extraordinary meeting, in the words of a co-owner: what they and others do, and what they then see. */
const meetingRequestModel = setup({
  types: {
    events: {} as
      | { type: 'co-owner writes to the president' }
      | { type: 'co-owner comes back after a reload' }
      | { type: 'co-owner goes on' }
      | { type: 'co-owner goes back' }
      | { type: 'co-owner types a wrong password' }
      | { type: 'co-owner asks' }
      | { type: 'co-owner asks, but there is no network' }
      | { type: 'co-owner asks, but the service is broken' }
      | { type: 'co-owner sends it again' }
      | { type: 'co-owner has asked on another device' }
      | { type: 'co-owner withdraws' }
      | { type: 'co-owner withdraws, but there is no network' }
      | { type: 'a neighbour asks elsewhere' }
      | { type: 'enough others ask elsewhere' }
      | { type: 'the president refuses' }
      | { type: 'the president closes the project' },
  },
}).createMachine({
  id: 'co-owner who wants a meeting',
  initial: 'sees how far a quarter is',
  states: {
    'sees how far a quarter is': {
      on: {
        'co-owner writes to the president': 'has written',
        'a neighbour asks elsewhere': 'sees that less is missing',
        'co-owner has asked on another device': 'learns that they ask already',
      },
    },
    'sees that less is missing': { on: { 'enough others ask elsewhere': 'learns that it is before the president' } },
    'learns that it is before the president': {},
    'has written': {
      on: {
        'co-owner comes back after a reload': 'finds the message',
        'co-owner goes on': 'is asked for the password',
      },
    },
    'finds the message': {},
    'is asked for the password': {
      on: {
        'co-owner goes back': 'finds the message',
        'co-owner types a wrong password': 'learns how many tries are left',
        'co-owner asks': 'learns that their votes count',
        'co-owner asks, but there is no network': 'learns that nobody knows',
        'co-owner asks, but the service is broken': 'learns that it failed',
        'enough others ask elsewhere': 'learns that it is before the president',
      },
    },
    'learns how many tries are left': { on: { 'co-owner asks': 'learns that their votes count' } },
    'learns that nobody knows': {
      on: {
        'co-owner sends it again': 'learns that their votes count',
        'co-owner has asked on another device': 'learns that they ask already',
      },
    },
    'learns that it failed': { on: { 'co-owner sends it again': 'learns that their votes count' } },
    'learns that they ask already': { on: { 'co-owner withdraws': 'may ask again' } },
    'learns that their votes count': {
      on: {
        'co-owner withdraws': 'may ask again',
        'co-owner withdraws, but there is no network': 'learns that they still ask',
        'enough others ask elsewhere': 'sees that it is enough',
      },
    },
    'learns that they still ask': { on: { 'co-owner withdraws': 'may ask again' } },
    'may ask again': {},
    'sees that it is enough': {
      on: {
        'the president refuses': 'may ask again',
        'the president closes the project': 'learns that it is over',
      },
    },
    'learns that it is over': {},
  },
})

const model = createTestModel(meetingRequestModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough where each takes its time. */
export const shortestPaths = model.getShortestPaths()

export type MeetingRequestDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof meetingRequestModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof meetingRequestModel.states, () => void | Promise<void>>>
}
