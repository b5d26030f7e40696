import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Adding one file, in the words of a resident: what they and the network do, and what they then see. */
const uploadModel = setup({
  types: {
    events: {} as
      | { type: 'resident chooses a PDF' }
      | { type: 'resident chooses a web page disguised as a picture' }
      | { type: 'resident clears the name and sends it' }
      | { type: 'resident sends it under a new name' }
      | { type: 'resident sends it again' }
      | { type: 'resident closes the dialog' }
      | { type: 'server accepts' }
      | { type: 'server is unreachable' },
  },
}).createMachine({
  id: 'resident who adds a file',
  initial: 'can choose a file',
  states: {
    'can choose a file': {
      on: {
        'resident chooses a PDF': 'can name the file',
        'resident chooses a web page disguised as a picture': 'sees which types are accepted',
      },
    },
    'sees which types are accepted': { on: { 'resident chooses a PDF': 'can name the file' } },
    'can name the file': {
      on: {
        'resident clears the name and sends it': 'sees that a name is required',
        'resident sends it under a new name': 'sees it uploading',
        'resident closes the dialog': 'holds no file',
      },
    },
    'sees that a name is required': { on: { 'resident sends it under a new name': 'sees it uploading' } },
    'sees it uploading': {
      on: {
        'server accepts': 'has added it',
        'server is unreachable': 'sees that the upload failed',
        'resident closes the dialog': 'holds no file',
      },
    },
    'sees that the upload failed': {
      on: { 'resident sends it again': 'sees it uploading again', 'resident closes the dialog': 'holds no file' },
    },
    'sees it uploading again': { on: { 'server accepts': 'has added it' } },
    'holds no file': { type: 'final' },
    'has added it': { type: 'final' },
  },
})

export const everyPath = createTestModel(uploadModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type UploadDriver = {
  readonly events: Readonly<Record<Parameters<typeof uploadModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof uploadModel.states, () => void | Promise<void>>>
}
