import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Choosing a password from a link, in the words of a resident: what they do, and what they then see. */
const passwordFormModel = setup({
  types: {
    events: {} as
      | { type: 'resident follows the link' }
      | { type: 'resident follows a link that is too old' }
      | { type: 'resident follows the link of another offer' }
      | { type: 'resident follows the link without a network' }
      | { type: 'resident tries again' }
      | { type: 'resident saves a weak password' }
      | { type: 'resident saves a good password' }
      | { type: 'resident saves a good password, but the network fails' }
      | { type: 'resident saves a good password, but the link is too old' }
      | { type: 'resident saves a good password, but the account belongs to another offer' },
  },
}).createMachine({
  id: 'resident who chooses a password',
  initial: 'has a link',
  states: {
    'has a link': {
      on: {
        'resident follows the link': 'sees the password form',
        'resident follows a link that is too old': 'is told that the link has expired',
        'resident follows the link of another offer': 'is sent to the other site',
        'resident follows the link without a network': 'learns that the link could not be checked',
      },
    },
    'learns that the link could not be checked': {
      on: { 'resident tries again': 'sees the password form' },
    },
    'sees the password form': {
      on: {
        'resident saves a weak password': 'sees which rules fail',
        'resident saves a good password': 'has a password',
        'resident saves a good password, but the network fails': 'learns that saving failed',
        'resident saves a good password, but the link is too old': 'is told that the link has expired',
        'resident saves a good password, but the account belongs to another offer': 'is sent to the other site',
      },
    },
    'sees which rules fail': {
      on: {
        'resident saves a good password': 'has a password',
        'resident saves a good password, but the network fails': 'learns that saving failed',
      },
    },
    'learns that saving failed': {
      on: {
        'resident saves a weak password': 'sees which rules fail',
        'resident saves a good password': 'has a password',
      },
    },
    'is told that the link has expired': { type: 'final' },
    'is sent to the other site': { type: 'final' },
    'has a password': { type: 'final' },
  },
})

export const everyPath = createTestModel(passwordFormModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PasswordFormDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof passwordFormModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof passwordFormModel.states, () => void | Promise<void>>>
}
