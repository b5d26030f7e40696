import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** The command palette in the words of a resident at a keyboard: what they do, and what they then see. */
const commandPaletteModel = setup({
  types: {
    events: {} as
      | { type: 'resident presses the shortcut' }
      | { type: 'resident types the name of a page' }
      | { type: 'resident types the name of a neighbour' }
      | { type: 'resident types the name of a neighbour, but the network fails' }
      | { type: 'resident types a name that nothing has' }
      | { type: 'resident tries again' }
      | { type: 'resident presses Enter' }
      | { type: 'resident presses Escape' },
  },
}).createMachine({
  id: 'resident at the command palette',
  initial: 'sees the page',
  states: {
    'sees the page': { on: { 'resident presses the shortcut': 'sees acts, pages and commands' } },
    'sees acts, pages and commands': {
      on: {
        'resident types the name of a page': 'sees that page highlighted',
        'resident types the name of a neighbour': 'sees the neighbour',
        'resident types the name of a neighbour, but the network fails': 'learns that the search failed',
        'resident types a name that nothing has': 'learns that nothing matches',
        'resident presses Escape': 'sees the page as before',
      },
    },
    'sees that page highlighted': {
      on: { 'resident presses Enter': 'is on that page', 'resident presses Escape': 'sees the page as before' },
    },
    'learns that the search failed': {
      on: { 'resident tries again': 'sees the neighbour', 'resident presses Escape': 'sees the page as before' },
    },
    'learns that nothing matches': { on: { 'resident presses Escape': 'sees the page as before' } },
    'sees the neighbour': {
      on: {
        'resident presses Enter': 'is on the community page',
        'resident presses Escape': 'sees the page as before',
      },
    },
    'sees the page as before': { type: 'final' },
    'is on that page': { type: 'final' },
    'is on the community page': { type: 'final' },
  },
})

const everyPath = createTestModel(commandPaletteModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type CommandPaletteDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof commandPaletteModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof commandPaletteModel.states, () => void | Promise<void>>>
}
