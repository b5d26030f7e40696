import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Notifications on a device, in the words of a resident: what they do, and what they then see. */
const pushModel = setup({
  types: {
    events: {} as
      | { type: 'resident turns notifications on' }
      | { type: 'resident forbids them when the browser asks' }
      | { type: 'resident closes the question of the browser' }
      | { type: 'resident turns them on, but the network fails' }
      | { type: 'resident allows them in the browser again' }
      | { type: 'resident asks for a test' }
      | { type: 'resident asks for a test, but the network fails' }
      | { type: 'resident turns them off' }
      | { type: 'resident turns them off, but the network fails' },
  },
}).createMachine({
  id: 'resident who wants notifications on a device',
  initial: 'has a silent device',
  states: {
    'has a silent device': {
      on: {
        'resident turns notifications on': 'has a device that receives them',
        'resident forbids them when the browser asks': 'learns that the browser blocks them',
        'resident closes the question of the browser': 'has a silent device',
        'resident turns them on, but the network fails': 'learns that they are still off',
      },
    },
    'learns that the browser blocks them': {
      on: { 'resident allows them in the browser again': 'has a silent device' },
    },
    'learns that they are still off': {
      on: { 'resident turns notifications on': 'has a device that receives them' },
    },
    'has a device that receives them': {
      on: {
        'resident asks for a test': 'learns that a test is on its way',
        'resident asks for a test, but the network fails': 'learns that no test was sent',
        'resident turns them off': 'has a silent device',
        'resident turns them off, but the network fails': 'learns that they still arrive',
      },
    },
    'learns that a test is on its way': {
      on: { 'resident turns them off': 'has a silent device' },
    },
    'learns that no test was sent': { on: { 'resident asks for a test': 'learns that a test is on its way' } },
    'learns that they still arrive': { on: { 'resident turns them off': 'has a silent device' } },
  },
})

/** Takes each step once. */
export const everyStep = createTestModel(pushModel).getShortestPaths()

export type PushDriver = {
  readonly events: Readonly<Record<Parameters<typeof pushModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof pushModel.states, () => void | Promise<void>>>
}
