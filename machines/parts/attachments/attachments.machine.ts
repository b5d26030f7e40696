/**
 * The files of a report, comment or message: several at once, each read, named and sent by an actor of its own.
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
  always: { target: 'full', guard: 'isFull', description: 'There is no room for another.' },
  on: {
    'files.choose': {
      description:
        'Images or PDFs were chosen or dropped: each is uploaded by itself. Files beyond the maximum are left out, and the page says so.',
      actions: { type: 'beginUploads', params: ({ event }) => ({ files: event.files }) },
    },
  },
})

const full = attachmentsSetup.createStateConfig({
  description: 'The maximum is reached: one file has to go before another comes.',
  meta: { specification: '§4 Attachment upload' },
  tags: 'full',
  always: { target: 'open', guard: not('isFull'), description: 'One was removed.' },
  on: {
    'files.choose': {
      description: 'More were dropped: they are left out, and the page says so.',
      actions: 'noteLeftOut',
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  description:
    'Holds the files of a report, comment or message: those on their way, each in an actor of its own, and those stored.',
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
      description: 'A file is taken off the list; one on its way is given up.',
      actions: [
        { type: 'stopUpload', params: ({ event }) => ({ key: event.key }) },
        { type: 'forgetFile', params: ({ event }) => ({ key: event.key }) },
      ],
    },
    'files.clear': {
      description: 'Their report, comment or message was sent, or given up.',
      actions: ['stopUploads', 'forgetAll'],
    },
    'xstate.snapshot.*': [
      {
        guard: { type: 'isStored', params: ({ event }) => ({ attachment: event.snapshot.context.attachment }) },
        description: 'One is stored: its actor stops.',
        actions: [
          { type: 'stopUpload', params: ({ event }) => ({ key: keyOfUpload(event) }) },
          {
            type: 'keepStored',
            params: ({ event }) => ({ key: keyOfUpload(event), attachment: event.snapshot.context.attachment }),
          },
        ],
      },
      {
        description: 'One has moved on: it waits for its name, is being sent, or has failed.',
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
