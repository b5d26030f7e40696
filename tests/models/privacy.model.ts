import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Choosing who sees what, in the words of a resident: what they do, and what they then see. */
const privacyModel = setup({
  types: {
    events: {} as
      | { type: 'resident changes a setting' }
      | { type: 'resident changes it back' }
      | { type: 'resident discards the changes' }
      | { type: 'resident saves' }
      | { type: 'resident saves, but the network fails' }
      | { type: 'resident wants to leave' }
      | { type: 'resident stays' }
      | { type: 'resident leaves anyway' },
  },
}).createMachine({
  id: 'resident who chooses their privacy',
  initial: 'sees the saved settings',
  states: {
    'sees the saved settings': {
      on: {
        'resident changes a setting': 'has unsaved changes',
        'resident wants to leave': 'is on another page',
      },
    },
    'has unsaved changes': {
      on: {
        'resident changes it back': 'sees the saved settings',
        'resident discards the changes': 'sees the saved settings',
        'resident saves': 'learns that the changes are saved',
        'resident saves, but the network fails': 'learns that saving failed',
        'resident wants to leave': 'is asked to confirm leaving',
      },
    },
    'learns that saving failed': {
      on: {
        'resident saves': 'learns that the changes are saved',
        'resident wants to leave': 'is asked to confirm leaving',
      },
    },
    'is asked to confirm leaving': {
      on: {
        'resident stays': 'has unsaved changes',
        'resident leaves anyway': 'is on another page',
      },
    },
    'learns that the changes are saved': { on: { 'resident wants to leave': 'is on another page' } },
    'is on another page': { type: 'final' },
  },
})

export const everyPath = createTestModel(privacyModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PrivacyDriver = {
  readonly events: Readonly<Record<Parameters<typeof privacyModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof privacyModel.states, () => void | Promise<void>>>
}
