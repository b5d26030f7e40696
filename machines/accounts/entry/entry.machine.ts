/**
 * An accountant posts an entry to the books of a building.
 *
 *   opening → writing → review (reading ⇄ posting) → posted
 *                ↑________│ back; the server refuses a field
 *
 * A reload in the review returns to it, because the address names the step.
 * A draft starts with its idempotency key, so a retry after a lost response posts nothing twice.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import type { PostAnswer } from './entry.setup.ts'
import { entrySetup, firstContext, postingOf } from './entry.setup.ts'

const meta = { specification: '§1 Accounts: entries' }
const answerOf = ({ event }: { event: { output: PostAnswer } }) => ({ answer: event.output })
const steps = stepMoves('#entry.opening')
const again = {
  'entry.post': { target: '#entry.review.posting', description: 'The person sends it again.' },
} as const

// 1. States, one constant each ------------------------------------------------

const opening = entrySetup.createStateConfig({
  description: 'Opens the step that the address names, or the fields while something is missing.',
  meta,
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'review' } },
      target: 'review',
      description: 'A reload, or a link to the review of a whole entry.',
    },
    { target: 'writing', description: 'Anything else.' },
  ],
})

const writing = entrySetup.createStateConfig({
  description:
    'Step 1 of 2: the journal, the day, the label and the lines. The running sums say by how much the sides differ.',
  meta,
  tags: 'writing',
  entry: shows('writing'),
  initial: 'filling',
  states: {
    filling: { description: 'The person writes.' },
    lacking: { description: 'They went on too early: each field says what it lacks.' },
  },
  on: {
    ...steps,
    'heading.change': {
      description: 'Something above the lines is typed or chosen.',
      actions: [{ type: 'changeHeading', params: ({ event }) => event }, 'copyDraft'],
    },
    'line.change': {
      description: 'Something in a line is typed or chosen.',
      actions: [{ type: 'changeLine', params: ({ event }) => event }, 'copyDraft'],
    },
    'line.add': { description: 'A line is added.', actions: ['addLine', 'copyDraft'] },
    'line.remove': {
      guard: 'canSpareLine',
      description: 'A line is taken out; two always remain.',
      actions: [{ type: 'removeLine', params: ({ event }) => event }, 'copyDraft'],
    },
    'entry.review': [
      { guard: 'isComplete', target: 'review', description: 'The entry balances and nothing is missing.' },
      { target: '.lacking', description: 'Something is missing, or the sides differ.', actions: 'rememberFaults' },
    ],
  },
})

const reading = entrySetup.createStateConfig({
  description: 'The person reads what will be posted. Nothing is sent yet, or sending has not succeeded.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing was sent yet.',
      on: { 'entry.post': { target: '#entry.review.posting', description: 'The person posts the entry.' } },
    },
    unanswered: {
      description: 'The entry may or may not have been posted; sending it again is safe.',
      tags: 'unanswered',
      on: again,
    },
    failed: { description: 'The entry was not posted; everything is kept.', tags: 'failed', on: again },
    arrivedBefore: {
      description: 'The books have the entry as it was first sent. A correction is another entry.',
      tags: 'arrivedBefore',
      on: {
        'entry.begin': {
          target: '#entry.writing',
          description: 'The person writes another entry.',
          actions: ['startOver', 'forgetDraft'],
        },
      },
    },
  },
  on: steps,
})

const review = entrySetup.createStateConfig({
  description: 'Step 2 of 2: the entry in words. It comes before posting because an entry never changes again.',
  meta,
  tags: 'review',
  entry: [...shows('review'), 'forgetFaults'],
  initial: 'reading',
  states: {
    reading,
    posting: {
      description: 'The entry is being sent under the draft’s idempotency key, so that pressing twice posts one.',
      tags: 'busy',
      invoke: {
        id: 'postEntry',
        src: 'postEntry',
        input: ({ context }) => postingOf(context),
        onDone: [
          {
            guard: { type: 'isPosted', params: answerOf },
            target: '#entry.posted',
            description: 'The entry has its number.',
            actions: [{ type: 'rememberPosted', params: answerOf }, 'forgetDraft'],
          },
          {
            guard: { type: 'isRefused', params: answerOf },
            target: '#entry.writing.lacking',
            description: 'The server refuses a field, which says why; everything stays typed.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'hasArrivedBefore', params: answerOf },
            target: 'reading.arrivedBefore',
            description: 'A response was lost and the text has changed since: the first version was posted.',
          },
          { target: 'reading.unanswered', description: 'No response: there is no network, or the response was lost.' },
        ],
        onError: { target: 'reading.failed', description: 'The server failed.' },
      },
    },
  },
})

const posted = entrySetup.createStateConfig({
  description: 'The entry is in the books: the page shows its number and leads to it.',
  meta,
  tags: 'posted',
  entry: 'leaveSteps',
  on: {
    'entry.begin': { target: 'writing', description: 'The person writes another entry.', actions: 'startOver' },
    ...ended,
  },
})

// 2. The chart -----------------------------------------------------------------

export const entryMachine = entrySetup.createMachine({
  id: 'entry',
  description: 'An accountant posts an entry to the books of a building.',
  context: ({ input }) => firstContext(input),
  invoke: { id: 'watchStep', src: 'watchStep' },
  initial: 'opening',
  states: { opening, writing, review, posted },
})

// 3. Types for callers ---------------------------------------------------------

export type EntryRef = ActorRefFrom<typeof entryMachine>
export type EntrySnapshot = SnapshotFrom<typeof entryMachine>
