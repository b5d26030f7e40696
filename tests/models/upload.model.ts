import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Adding one file, in the words of a resident: what they and the network do, and what the resident then sees. */
const uploadModel = setup({
  types: {
    events: {} as
      | { type: 'resident chooses a PDF' }
      | { type: 'resident chooses a page renamed to a picture' }
      | { type: 'resident empties the name and sends' }
      | { type: 'resident sends it under a new name' }
      | { type: 'resident sends it again' }
      | { type: 'resident closes the dialog' }
      | { type: 'server accepts' }
      | { type: 'server is unreachable' },
  },
}).createMachine({
  id: 'resident who adds a file',
  initial: 'is asked for a file',
  states: {
    'is asked for a file': {
      on: {
        'resident chooses a PDF': 'is asked for its name',
        'resident chooses a page renamed to a picture': 'is told what is accepted',
      },
    },
    'is told what is accepted': { on: { 'resident chooses a PDF': 'is asked for its name' } },
    'is asked for its name': {
      on: {
        'resident empties the name and sends': 'is told that a name is needed',
        'resident sends it under a new name': 'sees it leave',
        'resident closes the dialog': 'holds no file',
      },
    },
    'is told that a name is needed': { on: { 'resident sends it under a new name': 'sees it leave' } },
    'sees it leave': {
      on: {
        'server accepts': 'has added it',
        'server is unreachable': 'is told that it was not sent',
        'resident closes the dialog': 'holds no file',
      },
    },
    'is told that it was not sent': {
      on: { 'resident sends it again': 'sees it leave again', 'resident closes the dialog': 'holds no file' },
    },
    'sees it leave again': { on: { 'server accepts': 'has added it' } },
    'holds no file': { type: 'final' },
    'has added it': { type: 'final' },
  },
})

export const everyPath = createTestModel(uploadModel).getSimplePaths()

export type UploadDriver = {
  readonly events: Readonly<Record<Parameters<typeof uploadModel.transition>[1]['type'], () => void | Promise<void>>>
  readonly states: Readonly<Record<keyof typeof uploadModel.states, () => void | Promise<void>>>
}
