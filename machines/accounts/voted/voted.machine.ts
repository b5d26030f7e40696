/**
 * An accountant records what a general meeting has voted: the budget of a year, or works.
 *
 *   opening → writing → review (reading ⇄ recording) → recorded
 *                ↑________│ back; the server refuses a field
 *
 * The review shows the calls for funds that follow, because they are announced to every co-owner.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import { recordingOf } from './voted.draft.ts'
import type { RecordAnswer } from './voted.setup.ts'
import { firstContext, votedSetup } from './voted.setup.ts'

const meta = { specification: '§1 Accounts: budgets, works' }
const answerOf = ({ event }: { event: { output: RecordAnswer } }) => ({ answer: event.output })
const steps = stepMoves('#voted.opening')
const again = {
  'vote.record': { target: '#voted.review.recording', description: 'The person sends it again.' },
} as const

// 1. States, one constant each ------------------------------------------------

const opening = votedSetup.createStateConfig({
  description: 'Opens the step that the address names, or the fields while something is missing.',
  meta,
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'review' } },
      target: 'review',
      description: 'A reload in the review, and nothing is missing.',
    },
    { target: 'writing', description: 'Anything else.' },
  ],
})

const writing = votedSetup.createStateConfig({
  description:
    'Step 1 of 2: the day of the vote, and its amounts by account and key, or by call. The running total says what is missing.',
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
      description: 'Something above the rows is typed or chosen, such as the decision of the meeting.',
      actions: [{ type: 'changeHeading', params: ({ event }) => event }, 'copyDraft'],
    },
    'row.change': {
      description: 'Something in a row is typed or chosen.',
      actions: [{ type: 'changeRow', params: ({ event }) => event }, 'copyDraft'],
    },
    'row.add': { description: 'A row is added.', actions: ['addRow', 'copyDraft'] },
    'row.remove': {
      guard: 'canSpareRow',
      description: 'A row is taken out; one always remains.',
      actions: [{ type: 'removeRow', params: ({ event }) => event }, 'copyDraft'],
    },
    'vote.review': [
      { guard: 'isComplete', target: 'review', description: 'Nothing is missing.' },
      { target: '.lacking', description: 'Something is missing, or the calls differ.', actions: 'rememberFaults' },
    ],
  },
})

const reading = votedSetup.createStateConfig({
  description: 'The person reads which calls will follow, and what one lot will owe. Nothing has been recorded.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing was sent yet.',
      on: { 'vote.record': { target: '#voted.review.recording', description: 'The person records the vote.' } },
    },
    unanswered: {
      description: 'The vote may or may not have been recorded; sending it again is safe.',
      tags: 'unanswered',
      on: again,
    },
    failed: { description: 'The vote was not recorded; everything is kept.', tags: 'failed', on: again },
    arrivedBefore: {
      description: 'The works are recorded as they were first sent.',
      tags: 'arrivedBefore',
      on: {
        'vote.begin': {
          target: '#voted.writing',
          description: 'The person records another vote.',
          actions: ['startOver', 'forgetDraft'],
        },
      },
    },
  },
  on: steps,
})

const review = votedSetup.createStateConfig({
  description: 'Step 2 of 2: the calls for funds that follow from the vote, for the building and for one lot.',
  meta,
  tags: 'review',
  entry: [...shows('review'), 'forgetFaults'],
  initial: 'reading',
  states: {
    reading,
    recording: {
      description: 'The vote is being sent. A budget replaces the one before it; works have an idempotency key.',
      tags: 'busy',
      invoke: {
        id: 'recordVote',
        src: 'recordVote',
        input: ({ context }) => recordingOf(context),
        onDone: [
          {
            guard: { type: 'isRecorded', params: answerOf },
            target: '#voted.recorded',
            description: 'The calls are planned.',
            actions: 'forgetDraft',
          },
          {
            guard: { type: 'isRefused', params: answerOf },
            target: '#voted.writing.lacking',
            description: 'The server refuses a field, which says why; everything stays typed.',
            actions: { type: 'rememberRefusal', params: answerOf },
          },
          {
            guard: { type: 'hasArrivedBefore', params: answerOf },
            target: 'reading.arrivedBefore',
            description: 'A response was lost and the text has changed since: the first version was recorded.',
          },
          { target: 'reading.unanswered', description: 'No response: there is no network, or the response was lost.' },
        ],
        onError: { target: 'reading.failed', description: 'The server failed.' },
      },
    },
  },
})

const recorded = votedSetup.createStateConfig({
  description: 'The vote is recorded and its calls are planned: the page says when the first of them falls due.',
  meta,
  tags: 'recorded',
  entry: 'leaveSteps',
  on: {
    'vote.begin': { target: 'writing', description: 'The person records another vote.', actions: 'startOver' },
    ...ended,
  },
})

// 2. The chart -----------------------------------------------------------------

export const votedMachine = votedSetup.createMachine({
  id: 'voted',
  description: 'An accountant records the budget of a year, or works, that a general meeting has voted.',
  context: ({ input }) => firstContext(input),
  invoke: { id: 'watchStep', src: 'watchStep' },
  initial: 'opening',
  states: { opening, writing, review, recorded },
})

// 3. Types for callers ---------------------------------------------------------

export type VotedRef = ActorRefFrom<typeof votedMachine>
export type VotedSnapshot = SnapshotFrom<typeof votedMachine>
