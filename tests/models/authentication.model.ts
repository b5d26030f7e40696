import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/**
 * The authentication screen in the words of a resident: what they do, and what they then see. Nothing here knows a machine,
 * a page or a server: drivers do, one for each place the model is walked against. "The network fails" is told before the
 * deed it spoils, because that is when it happens.
 */
const authenticationModel = setup({
  types: {
    events: {} as
      | { type: 'resident gives a known address' }
      | { type: 'resident gives an address without password' }
      | { type: 'resident gives an unknown address' }
      | { type: 'resident gives an address of another offer' }
      | { type: 'resident gives an address, but the network fails' }
      | { type: 'resident changes the address' }
      | { type: 'resident types the right password' }
      | { type: 'resident types the wrong password' }
      | { type: 'resident types the right password, but the network fails' }
      | { type: 'resident says it is the first visit' }
      | { type: 'resident gives customer number and postal code' }
      | { type: 'resident gives a wrong postal code' }
      | { type: 'resident confirms' }
      | { type: 'resident asks for the link again' }
      | { type: 'resident asks for the link again, but the network fails' },
  },
}).createMachine({
  id: 'resident at the authentication screen',
  initial: 'is asked for an address',
  states: {
    'is asked for an address': {
      on: {
        'resident gives a known address': 'is asked for the password',
        'resident gives an address without password': 'is told to read the mail',
        'resident gives an unknown address': 'is asked for customer number and postal code',
        'resident gives an address of another offer': 'is sent to the other site',
        'resident gives an address, but the network fails': 'learns that the address was not checked',
        'resident says it is the first visit': 'is asked for address, customer number and postal code',
      },
    },
    'learns that the address was not checked': {
      on: {
        'resident gives a known address': 'is asked for the password',
        'resident gives an unknown address': 'is asked for customer number and postal code',
      },
    },
    'is asked for the password': {
      on: {
        'resident types the right password': 'is signed in',
        'resident types the wrong password': 'learns that the combination is wrong',
        'resident types the right password, but the network fails': 'learns that signing in failed',
        'resident changes the address': 'is asked for another address',
      },
    },
    'learns that the combination is wrong': {
      on: {
        'resident types the right password': 'is signed in',
        'resident changes the address': 'is asked for another address',
      },
    },
    'learns that signing in failed': { on: { 'resident types the right password': 'is signed in' } },
    'is asked for customer number and postal code': {
      on: {
        'resident gives customer number and postal code': 'is told to read the mail',
        'resident gives a wrong postal code': 'learns that the activation failed',
        'resident changes the address': 'is asked for another address',
      },
    },
    'is asked for address, customer number and postal code': {
      on: {
        'resident gives customer number and postal code': 'is told to read the mail',
        'resident changes the address': 'is asked for another address',
      },
    },
    'learns that the activation failed': {
      on: { 'resident gives customer number and postal code': 'is told to read the mail' },
    },
    'is told to read the mail': {
      on: {
        'resident confirms': 'is asked for another address',
        'resident asks for the link again': 'is told that the mail was sent',
        'resident asks for the link again, but the network fails': 'learns that the mail was not sent again',
      },
    },
    'learns that the mail was not sent again': {
      on: {
        'resident asks for the link again': 'is told that the mail was sent',
        'resident confirms': 'is asked for another address',
      },
    },
    'is sent to the other site': { on: { 'resident changes the address': 'is asked for another address' } },
    'is asked for another address': {
      on: {
        'resident gives a known address': 'is asked for the password',
        'resident gives an address of another offer': 'is sent to the other site',
      },
    },
    'is signed in': { type: 'final' },
    'is told that the mail was sent': { type: 'final' },
  },
})

/** Every way through the screen that visits nothing twice. */
export const everyPath = createTestModel(authenticationModel).getSimplePaths()

/** Few walks that together do every deed from everywhere it can be done: enough where each step costs time. */
export const coveringPaths = chooseCovering(everyPath)

type ModelEvent = Parameters<typeof authenticationModel.transition>[1]['type']
type ModelState = keyof typeof authenticationModel.states

/** What a place to walk the model in supplies: how each deed is done there, and how each sight is recognised. */
export type AuthenticationDriver = {
  readonly events: Readonly<Record<ModelEvent, () => void | Promise<void>>>
  readonly states: Readonly<Record<ModelState, () => void | Promise<void>>>
}

function chooseCovering(paths: typeof everyPath): typeof everyPath {
  const deedsOf = ({ steps }: (typeof everyPath)[number]) =>
    steps.slice(1).map(({ event }, index) => `${String(steps[index]?.state.value)} → ${event.type}`)
  const missing = new Set(paths.flatMap(deedsOf))
  const chosen: typeof everyPath = []
  while (missing.size > 0) {
    const news = (path: (typeof everyPath)[number]) => deedsOf(path).filter((deed) => missing.has(deed)).length
    const best = paths.reduce((one, other) => (news(other) > news(one) ? other : one))
    for (const deed of deedsOf(best)) missing.delete(deed)
    chosen.push(best)
  }
  return chosen
}
