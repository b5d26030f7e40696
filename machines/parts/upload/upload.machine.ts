/**
 * Adds one file: it is chosen, read, named and sent.
 *
 *   choosing → reading → renaming → sending → done
 *      ↑          │          ↑         ↓        │
 *      │          │          └────── failed     │
 *      └──────────┴─── closing discards ────────┘ (another file)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import { uploadSetup } from './upload.setup.ts'

// 1. States, one constant each ------------------------------------------------

const chooseFile = {
  target: 'reading',
  description: 'An image or a PDF is chosen.',
  actions: { type: 'rememberFile', params: ({ event }: { event: { file: File } }) => ({ file: event.file }) },
} as const
const discard = {
  target: 'choosing',
  description: 'Closing discards the file.',
  actions: 'forgetFile',
} as const
const send = {
  target: 'sending',
  guard: { type: 'hasName', params: ({ event }: { event: { name: string } }) => ({ name: event.name }) },
  description: 'The file is sent under the typed name with its original extension.',
  actions: { type: 'rememberName', params: ({ event }: { event: { name: string } }) => ({ name: event.name }) },
} as const

const choosing = uploadSetup.createStateConfig({
  description: 'Waits for a file. The page reports a file that could not be read.',
  meta: { specification: '§4 Attachment upload' },
  tags: 'choosing',
  always: { target: 'reading', guard: 'isGiven', description: 'The flow was started with a file.' },
  on: { 'file.choose': chooseFile },
})

const reading = uploadSetup.createStateConfig({
  description: 'The file is read on this device; nothing is sent yet.',
  meta: { specification: '§4 Attachment upload: file read' },
  tags: 'busy',
  invoke: {
    id: 'readFile',
    src: 'readFile',
    input: ({ context }) => ({ file: present(context.file) }),
    onDone: {
      target: 'renaming',
      description: 'The file is read: the dialog asks for its name.',
      actions: { type: 'rememberContent', params: ({ event }) => ({ dataUrl: event.output }) },
    },
    onError: { target: 'choosing', description: 'It could not be read.', actions: 'refuseFile' },
  },
  on: { 'upload.close': discard },
})

const renaming = uploadSetup.createStateConfig({
  description: 'A dialog shows the name of the file and lets it be changed before it is sent.',
  meta: { specification: '§4 Attachment upload: rename modal opens' },
  tags: ['open', 'naming'],
  on: { 'file.send': send, 'upload.close': discard },
})

const sending = uploadSetup.createStateConfig({
  description: 'The file is being sent.',
  meta: { specification: '§4 Attachment upload: sending sets loading' },
  tags: ['open', 'busy'],
  invoke: {
    id: 'storeFile',
    src: 'storeFile',
    input: ({ context, self }) => ({
      dataUrl: present(context.dataUrl),
      displayName: present(context.displayName),
      file: present(context.file),
      report: (ratio) => self.send({ type: 'upload.progressed', ratio }),
    }),
    onDone: {
      target: 'done',
      description: 'The file is stored: the dialog closes, and the parent gets the attachment.',
      actions: [
        { type: 'rememberAttachment', params: ({ event }) => ({ attachment: event.output }) },
        { type: 'handOver', params: ({ event }) => ({ attachment: event.output }) },
      ],
    },
    onError: {
      target: 'failed',
      description: 'The upload failed, or the server does not take the file.',
      actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'upload.progressed': {
      description: 'Part of the file is sent.',
      actions: { type: 'rememberProgress', params: ({ event }) => ({ ratio: event.ratio }) },
    },
    'upload.close': discard,
  },
})

const failed = uploadSetup.createStateConfig({
  description: 'The dialog says why it was not stored; the file and its name are kept for a retry.',
  meta: { specification: '§4 Attachment upload: failure' },
  tags: ['open', 'failed'],
  on: { 'file.send': send, 'upload.close': discard },
})

const done = uploadSetup.createStateConfig({
  description: 'The file was sent. Another one may follow.',
  meta: { specification: '§4 Attachment upload: success adds the attachment' },
  tags: 'choosing',
  on: { 'file.choose': chooseFile },
})

// 2. The chart -----------------------------------------------------------------

export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  description: 'Adds one file: it is read, named in a dialog, and sent; a failure loses neither the file nor its name.',
  context: ({ input }) => ({
    file: input?.file ?? null,
    dataUrl: null,
    displayName: input?.file.name ?? null,
    progress: null,
    isUnreadable: false,
    refusal: null,
    attachment: null,
  }),
  initial: 'choosing',
  states: { choosing, reading, renaming, sending, failed, done },
})

// 3. Types for callers ---------------------------------------------------------

export type UploadRef = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
