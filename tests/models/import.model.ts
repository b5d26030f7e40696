import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** An import from the manager's system, in the words of an administrator: what they do, and what they then see. */
const importModel = setup({
  types: {
    events: {} as
      | { type: 'administrator drops files' }
      | { type: 'administrator drops a file with a wrong line' }
      | { type: 'administrator takes a file out' }
      | { type: 'administrator has them compared' }
      | { type: 'administrator has them compared, but there is no network' }
      | { type: 'the comparison ends' }
      | { type: 'administrator comes back after a reload' }
      | { type: 'administrator abandons it' }
      | { type: 'administrator abandons it, but there is no network' }
      | { type: 'another administrator abandons it' }
      | { type: 'administrator continues' }
      | { type: 'administrator goes back' }
      | { type: 'administrator types a wrong password' }
      | { type: 'administrator confirms' }
      | { type: 'administrator confirms, but there is no network' }
      | { type: 'administrator sends it again' }
      | { type: 'the import ends' },
  },
}).createMachine({
  id: 'administrator who imports',
  initial: 'is asked for files',
  states: {
    'is asked for files': {
      on: {
        'administrator drops files': 'sees the chosen files',
        'administrator drops a file with a wrong line': 'sees the chosen file',
      },
    },
    'sees the chosen files': {
      on: {
        'administrator takes a file out': 'sees the other files',
        'administrator has them compared': 'sees the comparison',
        'administrator has them compared, but there is no network': 'learns that they did not arrive',
      },
    },
    'sees the other files': {},
    'learns that they did not arrive': { on: { 'administrator has them compared': 'sees the comparison' } },
    'sees the chosen file': { on: { 'administrator has them compared': 'sees the comparison of a wrong file' } },
    'sees the comparison of a wrong file': { on: { 'the comparison ends': 'learns that nothing can be imported' } },
    'learns that nothing can be imported': {},
    'sees the comparison': {
      on: {
        'the comparison ends': 'sees what would change',
        'administrator abandons it': 'sees that it is abandoned',
      },
    },
    'sees what would change': {
      on: {
        'administrator comes back after a reload': 'finds what would change again',
        'administrator abandons it': 'sees that it is abandoned',
        'administrator abandons it, but there is no network': 'learns that it is not abandoned',
        'administrator continues': 'is asked for the password',
      },
    },
    'finds what would change again': {},
    'learns that it is not abandoned': {},
    'sees that it is abandoned': {},
    'is asked for the password': {
      on: {
        'administrator goes back': 'finds what would change again',
        'administrator types a wrong password': 'learns how many tries are left',
        'administrator confirms': 'sees it run',
        'administrator confirms, but there is no network': 'learns that the outcome is unknown',
        'another administrator abandons it': 'sees that it is abandoned',
      },
    },
    'learns how many tries are left': { on: { 'administrator confirms': 'sees it run' } },
    'learns that the outcome is unknown': { on: { 'administrator sends it again': 'sees it run' } },
    'sees it run': { on: { 'the import ends': 'reads the report' } },
    'reads the report': {},
  },
})

export const everyPath = createTestModel(importModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type ImportDriver = {
  readonly events: Readonly<Record<Parameters<typeof importModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof importModel.states, () => void | Promise<void>>>
}
