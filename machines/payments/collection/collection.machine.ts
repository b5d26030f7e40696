/**
 * An accountant makes a file for the bank: of debits to collect, or of refunds to transfer.
 *
 *   resting → reviewing → making → resting
 *      ↑__________│ ↑______│ no answer: failed → making
 */
import type { SnapshotFrom } from 'xstate'
import { collectionSetup } from './collection.setup.ts'

const meta = { specification: '§1 Online payment by direct-debit mandate' }
const answerOf = ({ event }: { event: { output: 'made' | 'refused' } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const resting = collectionSetup.createStateConfig({
  description: 'What will be collected or transferred, the files so far, and why the last one was refused.',
  meta,
  on: {
    'file.prepare': {
      target: 'reviewing',
      description: 'The accountant wants to see what a file would hold.',
      actions: 'forgetRefusal',
    },
  },
})

const leave = {
  'file.leave': { target: 'resting', description: 'They leave without a file; nothing has changed.' },
} as const

const reviewing = collectionSetup.createStateConfig({
  description: 'The days, counts and sums of the file, what it leaves out, and the format that the bank wants.',
  meta,
  tags: 'reviewing',
  on: {
    ...leave,
    'format.choose': {
      description: 'They choose the format.',
      actions: { type: 'rememberFormat', params: ({ event }) => event },
    },
    'file.make': { target: 'making', description: 'They make the file.' },
  },
})

const making = collectionSetup.createStateConfig({
  description: 'The file is made under one idempotency key: two presses, and two accountants, make one file.',
  meta,
  tags: ['reviewing', 'busy'],
  invoke: {
    id: 'makeFile',
    src: 'makeFile',
    input: ({ context: { format } }) => ({ format }),
    onDone: [
      {
        guard: { type: 'isMade', params: answerOf },
        target: 'resting',
        description: 'The file is ready to be handed out.',
        actions: 'announceFile',
      },
      {
        target: 'resting',
        description: 'A colleague was faster, or nothing is left for a file.',
        actions: 'rememberRefusal',
      },
    ],
    onError: { target: 'failed', description: 'No answer arrived, or the server failed.' },
  },
})

const failed = collectionSetup.createStateConfig({
  description: 'The page says so; making it again is safe.',
  meta,
  tags: ['reviewing', 'failed'],
  on: { ...leave, 'file.make': { target: 'making', description: 'They try again.' } },
})

// 2. The chart -----------------------------------------------------------------

export const collectionMachine = collectionSetup.createMachine({
  id: 'collection',
  description: 'An accountant makes a file for the bank: of debits to collect, or of refunds to transfer.',
  context: ({ input: { format } }) => ({ format, isRefused: false }),
  initial: 'resting',
  states: { resting, reviewing, making, failed },
})

// 3. Types for callers ---------------------------------------------------------

export type CollectionSnapshot = SnapshotFrom<typeof collectionMachine>
