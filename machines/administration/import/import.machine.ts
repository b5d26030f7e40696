/**
 * An administrator imports a folder of CSV files: chooses them, sees what would change, confirms, and reads the report.
 *
 *   choosing ⇄ sending → sent (its own address)
 *
 *   following ─→ checking → reviewing ⇄ confirming (password) → running → over
 *                   └─ abandoning ─┘
 *
 * The server decides the life of an import (import.lifecycle.ts); this chart follows it, whichever device confirmed it.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'
import type { SendAnswer } from './import.setup.ts'
import { importSetup } from './import.setup.ts'

const specification = 'product.md 17'
const sentOf = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const opening = importSetup.createStateConfig({
  description: 'Shows the import of the address, or a place for files.',
  meta: { specification },
  always: [
    { guard: 'isFollowed', target: 'following', description: 'The address names an import.' },
    { target: 'choosing', description: 'A new one begins.' },
  ],
})

const choosing = importSetup.createStateConfig({
  description:
    'The files of the folder are collected. What the server does not take, or does not answer, loses none of them.',
  meta: { specification },
  tags: 'choosing',
  on: {
    'files.add': {
      description: 'Files are chosen or dropped.',
      actions: { type: 'addFiles', params: ({ event }) => event },
    },
    'file.remove': {
      description: 'One of them is taken out.',
      actions: { type: 'removeFile', params: ({ event }) => event },
    },
    'files.send': [
      {
        guard: 'isTooLarge',
        description: 'Together they are too large: the page says so, and sends nothing.',
        actions: 'rememberTooLarge',
      },
      { guard: 'hasFiles', target: 'sending', description: 'They are to be compared.' },
    ],
  },
})

const sending = importSetup.createStateConfig({
  description: 'The files are on their way.',
  meta: { specification },
  tags: ['choosing', 'sending'],
  invoke: {
    id: 'sendFiles',
    src: 'sendFiles',
    input: ({ context }) => ({ files: context.files }),
    onDone: [
      {
        guard: { type: 'isCreated', params: sentOf },
        target: 'sent',
        description: 'The server has them: the import has an address.',
        actions: { type: 'rememberCreated', params: sentOf },
      },
      {
        target: 'choosing',
        description: 'The server does not take them, and says why.',
        actions: { type: 'rememberNotTaken', params: sentOf },
      },
    ],
    onError: {
      target: 'choosing',
      description: 'No answer arrived. Sending them again is safe.',
      actions: 'rememberUnanswered',
    },
  },
})

const sent = importSetup.createStateConfig({
  description: 'The page of the import opens.',
  meta: { specification },
  tags: 'sent',
  entry: { type: 'openImport', params: ({ context }) => ({ importId: present(context.importId) }) },
})

const abandon = { target: '#import.following.abandoning', description: 'They give it up.' } as const

const deciding = importSetup.createStateConfig({
  description: 'What the server says of the import decides what is shown.',
  meta: { specification },
  always: [
    { guard: 'isChecking', target: 'checking', description: 'It is being compared.' },
    { guard: 'isChecked', target: 'reviewing', description: 'It is compared, and waits for a person.' },
    { guard: 'isRunning', target: 'running', description: 'Somebody has confirmed it.' },
    { target: 'over', description: 'It is done, abandoned, or its attempt has failed.' },
  ],
})

const checking = importSetup.createStateConfig({
  description: 'The server compares the files with the database. Nothing changes.',
  meta: { specification },
  tags: 'checking',
  on: { 'import.abandon': abandon },
})

const reviewing = importSetup.createStateConfig({
  description: 'The person reads what would change, and what is refused.',
  meta: { specification },
  tags: 'reviewing',
  on: {
    'import.confirm': { guard: 'canBeWritten', target: 'confirming', description: 'On to the password.' },
    'import.abandon': abandon,
  },
})

const confirming = importSetup.createStateConfig({
  description: 'A summary, and the password of the person who has it written.',
  meta: { specification },
  tags: 'confirming',
  ...passwordStep({
    act: () => null,
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#import.following.running',
        description: 'It is confirmed: a job writes it, place by place.',
      },
      {
        target: '#import.following.reviewing',
        description: 'It can no longer be confirmed; the server says what has become of it.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: { 'import.back': { guard: 'isIdle', target: 'reviewing', description: 'They read it again.' } },
})

const abandoning = importSetup.createStateConfig({
  description: 'The import is being given up.',
  meta: { specification },
  tags: 'abandoning',
  invoke: {
    id: 'abandonImport',
    src: 'abandonImport',
    onDone: { target: 'over', description: 'Its files are deleted.' },
    onError: { target: 'deciding', description: 'It did not work: the page says so.', actions: 'rememberUnanswered' },
  },
})

const running = importSetup.createStateConfig({
  description: 'A job writes one place after the other, whether or not anybody watches.',
  meta: { specification },
  tags: 'running',
})

const over = importSetup.createStateConfig({
  description: 'The report says what has changed; or it was abandoned, or has failed and is tried again.',
  meta: { specification },
  tags: 'over',
})

const following = importSetup.createStateConfig({
  description: 'The page shows the import as the server has it.',
  meta: { specification },
  invoke: { id: 'watchImport', src: 'watchImport' },
  on: {
    'import.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      description: 'A job, or somebody else, has moved it on.',
      actions: { type: 'rememberStatus', params: ({ event }) => event },
    },
  },
  initial: 'deciding',
  states: { deciding, checking, reviewing, confirming, abandoning, running, over },
})

// 2. The chart -----------------------------------------------------------------

export const importMachine = importSetup.createMachine({
  id: 'import',
  description: 'An administrator imports a folder of CSV files from the manager’s system.',
  context: ({ input }) => ({ ...input, files: [], setback: null, ...notSent }),
  initial: 'opening',
  states: { opening, choosing, sending, sent, following },
})

// 3. Types for callers ---------------------------------------------------------

export type ImportRef = ActorRefFrom<typeof importMachine>
export type ImportSnapshot = SnapshotFrom<typeof importMachine>
