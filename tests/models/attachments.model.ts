import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'

/** Adding several files, in the words of a resident: two that are accepted, among others that are not. */
const attachmentsModel = setup({
  types: {
    events: {} as
      | { type: 'resident chooses a photo and a quote' }
      | { type: 'resident chooses a page renamed to a picture as well' }
      | { type: 'resident chooses a film as well' }
      | { type: 'resident names them' }
      | { type: 'resident does not want the photo after all' }
      | { type: 'resident removes the photo' }
      | { type: 'resident sends the photo again' }
      | { type: 'server accepts both' }
      | { type: 'server accepts the quote' }
      | { type: 'the photo does not arrive' },
  },
}).createMachine({
  id: 'resident who adds several files',
  initial: 'is asked for files',
  states: {
    'is asked for files': {
      on: {
        'resident chooses a photo and a quote': 'is asked for their names',
        'resident chooses a page renamed to a picture as well': 'is told which one is not accepted',
        'resident chooses a film as well': 'is told which one is too large',
      },
    },
    'is asked for their names': {
      on: {
        'resident names them': 'sees them leave',
        'resident does not want the photo after all': 'is asked for the name of the quote',
      },
    },
    'is told which one is not accepted': { on: { 'resident names them': 'sees them leave' } },
    'is told which one is too large': { on: { 'resident names them': 'sees them leave' } },
    'is asked for the name of the quote': {},
    'sees them leave': {
      on: {
        'server accepts both': 'has added both',
        'the photo does not arrive': 'is told that the photo did not arrive',
        'resident removes the photo': 'sees the quote leave alone',
      },
    },
    'is told that the photo did not arrive': {
      on: {
        'resident sends the photo again': 'sees the photo leave again',
        'resident removes the photo': 'sees the quote leave alone',
      },
    },
    'sees the photo leave again': { on: { 'server accepts both': 'has added both' } },
    'sees the quote leave alone': { on: { 'server accepts the quote': 'has added the quote alone' } },
    'has added the quote alone': { type: 'final' },
    'has added both': { type: 'final' },
  },
})

export const everyPath = createTestModel(attachmentsModel).getSimplePaths()

export type AttachmentsDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof attachmentsModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof attachmentsModel.states, () => void | Promise<void>>>
}
