/**
 * The files of a report, comment or message. Each one has its own actor, which reads, names and uploads it.
 *
 *   open ⇄ full
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { not } from 'xstate'
import { attachmentsSetup, keyOfUpload, storedFile } from './attachments.setup.ts'

// 1. States, one constant each ------------------------------------------------

const open = attachmentsSetup.createStateConfig({
  description: 'More files may be added.',
  meta: { specification: '§4 Attachment upload' },
  always: { target: 'full', guard: 'isFull', description: 'The maximum is reached.' },
  on: {
    'files.choose': {
      description:
        'Images or PDFs are chosen or dropped, and each starts its own upload. The page reports files beyond the maximum.',
      actions: { type: 'beginUploads', params: ({ event }) => ({ files: event.files }) },
    },
  },
})

const full = attachmentsSetup.createStateConfig({
  description: 'The maximum is reached: a file must be removed before another is added.',
  meta: { specification: '§4 Attachment upload' },
  tags: 'full',
  always: { target: 'open', guard: not('isFull'), description: 'A file was removed.' },
  on: {
    'files.choose': {
      description: 'More files are dropped: they are left out, and the page says so.',
      actions: 'noteLeftOut',
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  description:
    'Holds the files of a report, comment or message: the uploads, each in its own actor, and the stored files.',
  context: ({ input: { maximum, attachments = [] } }) => ({
    maximum,
    files: attachments.map((attachment) => storedFile(attachment)),
    begun: 0,
    hasLeftOut: false,
  }),
  initial: 'open',
  states: { open, full },
  on: {
    'file.remove': {
      description: 'A file is removed; its upload is cancelled.',
      actions: [
        { type: 'stopUpload', params: ({ event }) => ({ key: event.key }) },
        { type: 'forgetFile', params: ({ event }) => ({ key: event.key }) },
      ],
    },
    'files.clear': {
      description: 'The report, comment or message is sent or discarded.',
      actions: ['stopUploads', 'forgetAll'],
    },
    'xstate.snapshot.*': [
      {
        guard: { type: 'isStored', params: ({ event }) => ({ attachment: event.snapshot.context.attachment }) },
        description: 'A file is stored: its actor stops.',
        actions: [
          { type: 'stopUpload', params: ({ event }) => ({ key: keyOfUpload(event) }) },
          {
            type: 'keepStored',
            params: ({ event }) => ({ key: keyOfUpload(event), attachment: event.snapshot.context.attachment }),
          },
        ],
      },
      {
        description: 'An upload changes its stage: it waits for its name, is being sent, or has failed.',
        actions: {
          type: 'noteStage',
          params: ({ event }) => ({ key: keyOfUpload(event), upload: event.snapshot }),
        },
      },
    ],
  },
})

// 3. Types for callers ---------------------------------------------------------

export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>
export type AttachmentsSnapshot = SnapshotFrom<typeof attachmentsMachine>
