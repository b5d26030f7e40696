import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Choosing who sees what, in the words of a resident: what they do, and what they then see. */
const privacyModel = setup({
  types: {
    events: {} as
      | { type: 'resident chooses otherwise' }
      | { type: 'resident chooses back' }
      | { type: 'resident gives the changes up' }
      | { type: 'resident saves' }
      | { type: 'resident saves, but the network fails' }
      | { type: 'resident wants to leave' }
      | { type: 'resident stays' }
      | { type: 'resident leaves all the same' },
  },
}).createMachine({
  id: 'resident who chooses their privacy',
  initial: 'sees what is stored',
  states: {
    'sees what is stored': {
      on: {
        'resident chooses otherwise': 'has something unsaved',
        'resident wants to leave': 'is elsewhere',
      },
    },
    'has something unsaved': {
      on: {
        'resident chooses back': 'sees what is stored',
        'resident gives the changes up': 'sees what is stored',
        'resident saves': 'learns that it is stored',
        'resident saves, but the network fails': 'learns that it is not stored',
        'resident wants to leave': 'is asked',
      },
    },
    'learns that it is not stored': {
      on: {
        'resident saves': 'learns that it is stored',
        'resident wants to leave': 'is asked',
      },
    },
    'is asked': {
      on: {
        'resident stays': 'has something unsaved',
        'resident leaves all the same': 'is elsewhere',
      },
    },
    'learns that it is stored': { on: { 'resident wants to leave': 'is elsewhere' } },
    'is elsewhere': { type: 'final' },
  },
})

const model = createTestModel(privacyModel)
export const everyPath = model.getSimplePaths()
/** One way to each state: enough for a browser, which takes its time. */
export const shortestPaths = model.getShortestPaths()

export type PrivacyDriver = {
  readonly events: Readonly<Record<Parameters<typeof privacyModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof privacyModel.states, () => void | Promise<void>>>
}
