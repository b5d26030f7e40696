import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Giving somebody a power, in the words of an owner: what they and the holder do, and what the owner then sees. */
const powerGiftModel = setup({
  types: {
    events: {} as
      | { type: 'owner continues without a name' }
      | { type: 'owner names a neighbour and writes instructions' }
      | { type: 'owner names somebody else' }
      | { type: 'owner comes back after a reload' }
      | { type: 'owner continues' }
      | { type: 'owner goes back' }
      | { type: 'owner types a wrong password' }
      | { type: 'owner gives the power' }
      | { type: 'owner gives the power, but there is no network' }
      | { type: 'owner gives the power to somebody the law excludes' }
      | { type: 'owner sends it again' }
      | { type: 'owner votes on another device' }
      | { type: 'holder accepts' }
      | { type: 'holder declines' }
      | { type: 'holder votes with it' }
      | { type: 'owner takes it back' },
  },
}).createMachine({
  id: 'owner who gives a power',
  initial: 'is asked for a name',
  states: {
    'is asked for a name': {
      on: {
        'owner continues without a name': 'learns that a name is missing',
        'owner names a neighbour and writes instructions': 'has named the holder',
        'owner votes on another device': 'learns that no power can be given',
      },
    },
    'learns that a name is missing': {
      on: { 'owner names a neighbour and writes instructions': 'has named the holder' },
    },
    'learns that no power can be given': {},
    'has named the holder': {
      on: {
        'owner comes back after a reload': 'finds name and instructions again',
        'owner continues': 'sees the password step',
      },
    },
    'finds name and instructions again': {},
    'sees the password step': {
      on: {
        'owner goes back': 'finds name and instructions again',
        'owner types a wrong password': 'learns how many tries are left',
        'owner gives the power': 'learns that the power is offered',
        'owner gives the power, but there is no network': 'learns that the outcome is unknown',
        'owner gives the power to somebody the law excludes': 'learns that the law forbids it',
        'owner votes on another device': 'learns that no power can be given',
      },
    },
    'learns how many tries are left': { on: { 'owner gives the power': 'learns that the power is offered' } },
    'learns that the outcome is unknown': { on: { 'owner sends it again': 'learns that the power is offered' } },
    'learns that the law forbids it': { on: { 'owner names somebody else': 'has named somebody else' } },
    'has named somebody else': {},
    'learns that the power is offered': {
      on: {
        'holder accepts': 'sees that it is accepted',
        'holder declines': 'sees that it is declined',
        'owner takes it back': 'sees that it is revoked',
      },
    },
    'sees that it is accepted': {
      on: {
        'holder votes with it': 'sees the vote of the holder',
        'owner takes it back': 'sees that it is revoked',
        'holder declines': 'sees that it is declined',
      },
    },
    'sees that it is declined': {},
    'sees that it is revoked': {},
    'sees the vote of the holder': {},
  },
})

export const everyPath = createTestModel(powerGiftModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PowerGiftDriver = {
  readonly events: Readonly<Record<Parameters<typeof powerGiftModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof powerGiftModel.states, () => void | Promise<void>>>
}
