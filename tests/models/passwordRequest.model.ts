import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** The forgotten-password form in the words of a resident: what they do, and what they then see. */
const passwordRequestModel = setup({
  types: {
    events: {} as
      | { type: 'resident types half an address' }
      | { type: 'resident types an address' }
      | { type: 'resident asks for the link' }
      | { type: 'resident asks for the link, but the network fails' }
      | { type: 'resident waits until the check has expired' }
      | { type: 'resident runs the check again' },
  },
}).createMachine({
  id: 'resident who forgot the password',
  initial: 'sees the address form',
  states: {
    'sees the address form': {
      on: {
        'resident types half an address': 'cannot submit the form',
        'resident types an address': 'can ask for the link',
      },
    },
    'cannot submit the form': { on: { 'resident types an address': 'can ask for the link' } },
    'can ask for the link': {
      on: {
        'resident asks for the link': 'is told that a mail is on its way',
        'resident asks for the link, but the network fails': 'learns that nothing was sent',
        'resident waits until the check has expired': 'is told that the check has expired',
      },
    },
    'learns that nothing was sent': { on: { 'resident asks for the link': 'is told that a mail is on its way' } },
    'is told that the check has expired': { on: { 'resident runs the check again': 'can ask for the link' } },
    'is told that a mail is on its way': { type: 'final' },
  },
})

export const everyPath = createTestModel(passwordRequestModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PasswordRequestDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof passwordRequestModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof passwordRequestModel.states, () => void | Promise<void>>>
}
