import { setup } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { chooseCovering } from './coveringPaths.ts'

/** Adding several files, in the words of a resident. A photo and a quote are accepted, a disguised page and a film are not. */
const attachmentsModel = setup({
  types: {
    events: {} as
      | { type: 'resident chooses a photo and a quote' }
      | { type: 'resident also chooses a web page disguised as a picture' }
      | { type: 'resident also chooses a film' }
      | { type: 'resident names the files' }
      | { type: 'resident cancels the photo' }
      | { type: 'resident removes the photo' }
      | { type: 'resident sends the photo again' }
      | { type: 'server accepts both' }
      | { type: 'server accepts the quote' }
      | { type: 'the photo fails to upload' },
  },
}).createMachine({
  id: 'resident who adds several files',
  initial: 'can choose files',
  states: {
    'can choose files': {
      on: {
        'resident chooses a photo and a quote': 'can name both files',
        'resident also chooses a web page disguised as a picture': 'sees which file is not accepted',
        'resident also chooses a film': 'sees which file is too large',
      },
    },
    'can name both files': {
      on: {
        'resident names the files': 'sees both files uploading',
        'resident cancels the photo': 'can name the quote',
      },
    },
    'sees which file is not accepted': { on: { 'resident names the files': 'sees both files uploading' } },
    'sees which file is too large': { on: { 'resident names the files': 'sees both files uploading' } },
    'can name the quote': {},
    'sees both files uploading': {
      on: {
        'server accepts both': 'has added both',
        'the photo fails to upload': 'sees that the photo failed',
        'resident removes the photo': 'sees only the quote uploading',
      },
    },
    'sees that the photo failed': {
      on: {
        'resident sends the photo again': 'sees the photo uploading again',
        'resident removes the photo': 'sees only the quote uploading',
      },
    },
    'sees the photo uploading again': { on: { 'server accepts both': 'has added both' } },
    'sees only the quote uploading': { on: { 'server accepts the quote': 'has added only the quote' } },
    'has added only the quote': { type: 'final' },
    'has added both': { type: 'final' },
  },
})

export const everyPath = createTestModel(attachmentsModel).getSimplePaths()
/** A few paths that together take every transition, for drivers whose steps are slow. */
export const coveringPaths = chooseCovering(everyPath)

export type AttachmentsDriver = {
  readonly events: Readonly<
    Record<Parameters<typeof attachmentsModel.transition>[1]['type'], () => void | Promise<void>>
  >
  readonly states: Readonly<Record<keyof typeof attachmentsModel.states, () => void | Promise<void>>>
}
