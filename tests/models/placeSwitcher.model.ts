import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** The place dropdown, in the words of somebody with more places than one page holds. */
const placeSwitcherModel = setup({
  types: {
    events: {} as
      | { type: 'resident opens the list' }
      | { type: 'resident opens the list, but the network fails' }
      | { type: 'resident tries again' }
      | { type: 'resident searches for a place' }
      | { type: 'resident searches for an unknown place' }
      | { type: 'resident goes to the end of the list' }
      | { type: 'resident goes to the end of the list, but the network fails' }
      | { type: 'resident chooses the other place' }
      | { type: 'resident closes the list' },
  },
}).createMachine({
  id: 'resident at the place dropdown',
  initial: 'sees the selected place',
  states: {
    'sees the selected place': {
      on: {
        'resident opens the list': 'sees the first places',
        'resident opens the list, but the network fails': 'learns that the list was not loaded',
      },
    },
    'learns that the list was not loaded': { on: { 'resident tries again': 'sees the first places' } },
    'sees the first places': {
      on: {
        'resident searches for a place': 'sees the place searched for',
        'resident searches for an unknown place': 'learns that there is no such place',
        'resident goes to the end of the list': 'sees all places',
        'resident goes to the end of the list, but the network fails': 'learns that the next page was not loaded',
        'resident chooses the other place': 'sees the other place',
        'resident closes the list': 'sees the selected place as before',
      },
    },
    'sees the place searched for': { on: { 'resident chooses the other place': 'sees the other place' } },
    'learns that there is no such place': {
      on: { 'resident closes the list': 'sees the selected place as before' },
    },
    'learns that the next page was not loaded': { on: { 'resident tries again': 'sees all places' } },
    'sees all places': { on: { 'resident closes the list': 'sees the selected place as before' } },
    'sees the selected place as before': { type: 'final' },
    'sees the other place': { type: 'final' },
  },
})

export const everyPath = createTestModel(placeSwitcherModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type PlaceSwitcherDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof placeSwitcherModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof placeSwitcherModel.states, () => void | Promise<void>>>
}
