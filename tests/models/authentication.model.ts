import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/**
 * The authentication screen in the words of a resident: what they do, and what they then see. The model knows no machine, page
 * or server: each of them has a driver that the model is walked with.
 */
const authenticationModel = setup({
  types: {
    events: {} as
      | { type: 'resident enters a known address' }
      | { type: 'resident enters an address without a password' }
      | { type: 'resident enters an unknown address' }
      | { type: 'resident enters an address of another offer' }
      | { type: 'resident enters an address, but the network fails' }
      | { type: 'resident changes the address' }
      | { type: 'resident types the right password' }
      | { type: 'resident types the wrong password' }
      | { type: 'resident types the right password, but the network fails' }
      | { type: 'resident asks to activate an account' }
      | { type: 'resident enters customer number and postal code' }
      | { type: 'resident enters a wrong postal code' }
      | { type: 'resident confirms' }
      | { type: 'resident asks for the link again' }
      | { type: 'resident asks for the link again, but the network fails' },
  },
}).createMachine({
  id: 'resident at the authentication screen',
  initial: 'sees the address form',
  states: {
    'sees the address form': {
      on: {
        'resident enters a known address': 'sees the password form',
        'resident enters an address without a password': 'is told to check their mail',
        'resident enters an unknown address': 'sees the activation form',
        'resident enters an address of another offer': 'is sent to the other site',
        'resident enters an address, but the network fails': 'learns that the address check failed',
        'resident asks to activate an account': 'sees the activation form with an address field',
      },
    },
    'learns that the address check failed': {
      on: {
        'resident enters a known address': 'sees the password form',
        'resident enters an unknown address': 'sees the activation form',
      },
    },
    'sees the password form': {
      on: {
        'resident types the right password': 'is signed in',
        'resident types the wrong password': 'learns that the combination is wrong',
        'resident types the right password, but the network fails': 'learns that the sign-in failed',
        'resident changes the address': 'sees the address form again',
      },
    },
    'learns that the combination is wrong': {
      on: {
        'resident types the right password': 'is signed in',
        'resident changes the address': 'sees the address form again',
      },
    },
    'learns that the sign-in failed': { on: { 'resident types the right password': 'is signed in' } },
    'sees the activation form': {
      on: {
        'resident enters customer number and postal code': 'is told to check their mail',
        'resident enters a wrong postal code': 'learns that the activation failed',
        'resident changes the address': 'sees the address form again',
      },
    },
    'sees the activation form with an address field': {
      on: {
        'resident enters customer number and postal code': 'is told to check their mail',
        'resident changes the address': 'sees the address form again',
      },
    },
    'learns that the activation failed': {
      on: { 'resident enters customer number and postal code': 'is told to check their mail' },
    },
    'is told to check their mail': {
      on: {
        'resident confirms': 'sees the address form again',
        'resident asks for the link again': 'is told that the mail was sent',
        'resident asks for the link again, but the network fails': 'learns that the mail was not sent again',
      },
    },
    'learns that the mail was not sent again': {
      on: {
        'resident asks for the link again': 'is told that the mail was sent',
        'resident confirms': 'sees the address form again',
      },
    },
    'is sent to the other site': { on: { 'resident changes the address': 'sees the address form again' } },
    'sees the address form again': {
      on: {
        'resident enters a known address': 'sees the password form',
        'resident enters an address of another offer': 'is sent to the other site',
      },
    },
    'is signed in': { type: 'final' },
    'is told that the mail was sent': { type: 'final' },
  },
})

/** Every path through the screen that visits no state twice. */
export const everyPath = createTestModel(authenticationModel).getSimplePaths()

/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

type ModelEvent = Parameters<typeof authenticationModel.transition>[1]['type']
type ModelState = keyof typeof authenticationModel.states

/** Performs each event in one environment, and recognises each state there. */
export type AuthenticationDriver = {
  readonly events: Readonly<Record<ModelEvent, () => void | Promise<void>>>
  readonly states: Readonly<Record<ModelState, () => void | Promise<void>>>
}
