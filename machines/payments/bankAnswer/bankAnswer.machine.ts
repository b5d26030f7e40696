/**
 * An accountant processes an answer of the bank: chooses its file, sees its effect, and applies it once.
 *
 *   choosing ⇄ reading → opened (its own address)
 *
 *   following ─→ reviewing ⇄ applying → applied
 *                    └⇄ discarding → left
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { ApplyResult, ReadResult } from './bankAnswer.setup.ts'
import { bankAnswerSetup } from './bankAnswer.setup.ts'

const meta = { specification: '§1 Online payment by direct-debit mandate' }
const readOf = ({ event }: { event: { output: ReadResult } }) => ({ result: event.output })
const takenOf = ({ event }: { event: { output: ApplyResult } }) => ({ result: event.output })

// 1. States, one constant each ------------------------------------------------

const opening = bankAnswerSetup.createStateConfig({
  description: 'Shows the answer that the address names, or a field for a file.',
  meta,
  always: [
    { guard: 'isFollowed', target: 'following', description: 'The address names an answer.' },
    { target: 'choosing', description: 'A file is to be chosen.' },
  ],
})

const choosing = bankAnswerSetup.createStateConfig({
  description: 'A place for the file of the bank, and why the last one was not read.',
  meta,
  tags: 'choosing',
  on: {
    'file.choose': {
      target: 'reading',
      description: 'A file is chosen or dropped.',
      actions: { type: 'rememberFile', params: ({ event }) => event },
    },
    'file.retry': {
      guard: 'hasFile',
      target: 'reading',
      description: 'The same file is sent again after no answer arrived.',
      actions: 'forgetSetback',
    },
  },
})

const reading = bankAnswerSetup.createStateConfig({
  description: 'The file is read and matched. No payment changes.',
  meta,
  tags: ['choosing', 'reading'],
  invoke: {
    id: 'readFile',
    src: 'readFile',
    input: ({ context }) => ({ file: present(context.file) }),
    onDone: [
      {
        guard: { type: 'isRead', params: readOf },
        target: 'opened',
        description: 'It is read: the answer has an address.',
        actions: { type: 'rememberRead', params: readOf },
      },
      {
        target: 'choosing',
        description: 'It is not the right file, and the page says why.',
        actions: { type: 'rememberRefusal', params: readOf },
      },
    ],
    onError: {
      target: 'choosing',
      description: 'No answer arrived. The file is kept; sending it again is safe.',
      actions: 'rememberUnanswered',
    },
  },
})

const opened = bankAnswerSetup.createStateConfig({
  description: 'The page of the answer opens.',
  meta,
  tags: ['choosing', 'reading'],
  entry: { type: 'openAnswer', params: ({ context }) => ({ answerId: present(context.answerId) }) },
})

const deciding = bankAnswerSetup.createStateConfig({
  description: 'What the server says of the answer decides what is shown.',
  meta,
  always: [
    { guard: 'isApplied', target: 'applied', description: 'It was applied, here or by a colleague.' },
    { target: 'reviewing', description: 'It waits for a person.' },
  ],
})

const reviewing = bankAnswerSetup.createStateConfig({
  description: 'What it would book, what is refused and why, and what nobody knows.',
  meta,
  tags: 'reviewing',
  on: {
    'answer.apply': { target: 'applying', description: 'The accountant applies it.', actions: 'forgetSetback' },
    'answer.discard': {
      target: 'discarding',
      description: 'The accountant gives it up, for instance a file of another place.',
      actions: 'forgetSetback',
    },
  },
})

const applying = bankAnswerSetup.createStateConfig({
  description: 'It is taken into the books. Two presses, and two accountants, apply it once.',
  meta,
  tags: ['reviewing', 'applying'],
  invoke: {
    id: 'applyAnswer',
    src: 'applyAnswer',
    onDone: [
      {
        guard: { type: 'isTaken', params: takenOf },
        target: 'applied',
        description: 'It is in the books, and owners are told of refusals.',
        actions: 'rememberApplied',
      },
      {
        target: 'reviewing',
        description: 'A colleague was faster. The server says what has become of it.',
        actions: 'rememberOvertaken',
      },
    ],
    onError: {
      target: 'reviewing',
      description: 'No answer arrived. Applying it again is safe.',
      actions: 'rememberUnanswered',
    },
  },
})

const discarding = bankAnswerSetup.createStateConfig({
  description: 'It is being given up.',
  meta,
  tags: ['reviewing', 'discarding'],
  invoke: {
    id: 'discardAnswer',
    src: 'discardAnswer',
    onDone: { target: '#bankAnswer.left', description: 'It is forgotten; its file can be read again.' },
    onError: {
      target: 'reviewing',
      description: 'It did not work: the page says so.',
      actions: 'rememberUnanswered',
    },
  },
})

const applied = bankAnswerSetup.createStateConfig({
  description: 'What it has done, and the lines that wait for a person.',
  meta,
  tags: 'applied',
})

const following = bankAnswerSetup.createStateConfig({
  description: 'The page shows the answer as the server has it.',
  meta,
  invoke: { id: 'watchAnswer', src: 'watchAnswer' },
  on: {
    'answer.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      description: 'It was applied: here, on another device, or by a colleague.',
      actions: { type: 'rememberState', params: ({ event }) => event },
    },
  },
  initial: 'deciding',
  states: { deciding, reviewing, applying, discarding, applied },
})

const left = bankAnswerSetup.createStateConfig({
  description: 'The page of debits opens.',
  meta,
  tags: 'left',
  entry: 'leaveAnswer',
})

// 2. The chart -----------------------------------------------------------------

export const bankAnswerMachine = bankAnswerSetup.createMachine({
  id: 'bankAnswer',
  description: 'An accountant takes an answer of the bank into the books.',
  context: ({ input }) => ({ ...input, file: null, setback: null }),
  initial: 'opening',
  states: { opening, choosing, reading, opened, following, left },
})

// 3. Types for callers ---------------------------------------------------------

export type BankAnswerRef = ActorRefFrom<typeof bankAnswerMachine>
export type BankAnswerSnapshot = SnapshotFrom<typeof bankAnswerMachine>
