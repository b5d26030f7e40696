import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Search and commands in the words of a resident at a keyboard: what they do, and what they then see. */
const commandPaletteModel = setup({
  types: {
    events: {} as
      | { type: 'resident presses the shortcut' }
      | { type: 'resident types the name of a page' }
      | { type: 'resident types the name of a neighbour' }
      | { type: 'resident types the name of a neighbour, but the network fails' }
      | { type: 'resident types what is not there' }
      | { type: 'resident tries again' }
      | { type: 'resident presses Enter' }
      | { type: 'resident presses Escape' },
  },
}).createMachine({
  id: 'resident at the command palette',
  initial: 'sees the page',
  states: {
    'sees the page': { on: { 'resident presses the shortcut': 'sees where they can go' } },
    'sees where they can go': {
      on: {
        'resident types the name of a page': 'sees that page marked',
        'resident types the name of a neighbour': 'sees the neighbour',
        'resident types the name of a neighbour, but the network fails': 'learns that the search failed',
        'resident types what is not there': 'learns that nothing fits',
        'resident presses Escape': 'sees the page as before',
      },
    },
    'sees that page marked': {
      on: { 'resident presses Enter': 'sees that page', 'resident presses Escape': 'sees the page as before' },
    },
    'learns that the search failed': {
      on: { 'resident tries again': 'sees the neighbour', 'resident presses Escape': 'sees the page as before' },
    },
    'learns that nothing fits': { on: { 'resident presses Escape': 'sees the page as before' } },
    'sees the neighbour': {
      on: { 'resident presses Enter': 'sees the community', 'resident presses Escape': 'sees the page as before' },
    },
    'sees the page as before': { type: 'final' },
    'sees that page': { type: 'final' },
    'sees the community': { type: 'final' },
  },
})

export const everyPath = createTestModel(commandPaletteModel).getSimplePaths()

export type CommandPaletteDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof commandPaletteModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof commandPaletteModel.states, () => void | Promise<void>>>
}
