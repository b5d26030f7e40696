import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** A co-owner who sets up a mandate, in their words: what they do, and what they then see. */
const mandateSetupModel = setup({
  types: {
    events: {} as
      | { type: 'owner gives an account with a wrong key' }
      | { type: 'owner creates the mandate' }
      | { type: 'owner creates the mandate, but the answer is lost' }
      | { type: 'owner creates the mandate as payments close' }
      | { type: 'owner goes back to the mandate' }
      | { type: 'owner keeps the account' }
      | { type: 'owner requests a code' }
      | { type: 'owner requests a code, but the answer is lost' }
      | { type: 'owner types a wrong code' }
      | { type: 'owner types the code' }
      | { type: 'owner types the code, but the answer is lost' }
      | { type: 'owner comes back after a reload' }
      | { type: 'ten minutes pass' }
      | { type: 'owner signs on another device' }
      | { type: 'owner gives it up on another device' },
  },
}).createMachine({
  id: 'owner who sets up a mandate',
  initial: 'has no mandate',
  states: {
    'has no mandate': {
      on: {
        'owner gives an account with a wrong key': 'is told that the account is wrong',
        'owner creates the mandate': 'reads the mandate',
        'owner creates the mandate, but the answer is lost': 'may send it again',
        'owner creates the mandate as payments close': 'keeps what they typed overnight',
      },
    },
    'is told that the account is wrong': { on: { 'owner creates the mandate': 'reads the mandate' } },
    'may send it again': { on: { 'owner creates the mandate': 'reads the mandate' } },
    'keeps what they typed overnight': {},
    'reads the mandate': {
      on: {
        'owner goes back to the mandate': 'sees the account masked',
        'owner requests a code': 'has a code',
        'owner requests a code, but the answer is lost': 'has no code yet',
      },
    },
    'sees the account masked': { on: { 'owner keeps the account': 'reads the same mandate again' } },
    'reads the same mandate again': {},
    'has no code yet': { on: { 'owner requests a code': 'has a code' } },
    'has a code': {
      on: {
        'owner types a wrong code': 'has four tries left',
        'owner types the code': 'has signed',
        'owner types the code, but the answer is lost': 'may sign again',
        'owner comes back after a reload': 'still has the code',
        'ten minutes pass': 'needs another code',
        'owner signs on another device': 'has signed',
        'owner gives it up on another device': 'begins anew',
      },
    },
    'has four tries left': { on: { 'owner types the code': 'has signed' } },
    'may sign again': { on: { 'owner types the code': 'has signed' } },
    'still has the code': { on: { 'owner types the code': 'has signed' } },
    'needs another code': {},
    'begins anew': {},
    'has signed': {},
  },
})

const tested = createTestModel(mandateSetupModel)
export const everyPath = tested.getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

type Step = () => void | Promise<void>
export type MandateSetupDriver = {
  readonly events: Readonly<Record<Parameters<typeof mandateSetupModel.transition>[1]['type'], Step>>
  readonly states: Readonly<Record<keyof typeof mandateSetupModel.states, Step>>
}

type SetupEvent = Parameters<typeof mandateSetupModel.transition>[1]
/** The one path that these events take, for a driver that walks few. */
export function pathBy(...types: readonly SetupEvent['type'][]) {
  const [path] = tested.getPathsFromEvents(types.map((type): SetupEvent => ({ type })))
  if (path?.steps.length !== types.length + 1) throw new Error(`the model has no way by ${types.join(', ')}`)
  return path
}
