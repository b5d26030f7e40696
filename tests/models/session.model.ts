import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Being signed in, in the words of a resident who has the portal open in two tabs. */
const sessionModel = setup({
  types: {
    events: {} as
      | { type: 'resident signs in' }
      | { type: 'resident signs in in another tab' }
      | { type: 'resident logs out' }
      | { type: 'resident logs out in another tab' }
      | { type: 'server ends the session' },
  },
}).createMachine({
  id: 'resident with a session',
  initial: 'is asked to sign in',
  states: {
    'is asked to sign in': {
      on: {
        'resident signs in': 'is signed in',
        'resident signs in in another tab': 'is signed in here too',
      },
    },
    'is signed in': {
      on: {
        'resident logs out': 'is asked to sign in again',
        'resident logs out in another tab': 'is asked to sign in again',
        'server ends the session': 'is told that the session has ended',
      },
    },
    'is signed in here too': {
      on: {
        'resident logs out': 'is asked to sign in again',
        'resident logs out in another tab': 'is asked to sign in again',
      },
    },
    'is told that the session has ended': { on: { 'resident signs in': 'is signed in again' } },
    'is asked to sign in again': {
      on: {
        'resident signs in': 'is signed in again',
        'resident signs in in another tab': 'is signed in again',
      },
    },
    'is signed in again': { type: 'final' },
  },
})

export const everyPath = createTestModel(sessionModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type SessionDriver = {
  readonly events: Readonly<Record<Parameters<typeof sessionModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof sessionModel.states, () => void | Promise<void>>>
}
