/**
 * An accountant closes a fiscal year, and records months later that the meeting has approved its accounts.
 *
 *   reading → missing
 *           → ready ⇄ confirming → closing → closed
 *           → closed → approving → approved
 *
 * The server decides the life of a year (fiscalYear.lifecycle.ts); this chart follows it, whoever closed the year.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { ClosingAnswer, YearStanding } from './closing.setup.ts'
import { closingSetup } from './closing.setup.ts'

const meta = { specification: '§1 Accounts: fiscal years' }
const answerOf = ({ event }: { event: { output: ClosingAnswer } }) => ({ answer: event.output })
const remember = { type: 'rememberAnswer', params: answerOf } as const
const changes = {
  'year.changed': {
    guard: { type: 'isNews', params: ({ event }: { event: { standing: YearStanding } }) => event },
    target: '#closing.reading',
    description: 'Somebody else has closed or approved it, or what was missing has come.',
    actions: { type: 'rememberStanding', params: ({ event }: { event: { standing: YearStanding } }) => event },
  },
} as const

// 1. States, one constant each ------------------------------------------------

const reading = closingSetup.createStateConfig({
  description: 'What the server says of the year decides what is shown.',
  meta,
  always: [
    { guard: 'canClose', target: 'ready', description: 'It is over and nothing is missing.' },
    { guard: 'isOpen', target: 'missing', description: 'Something keeps it open.' },
    { guard: 'canApprove', target: 'closed', description: 'It is closed, and the meeting has yet to approve it.' },
    { target: 'approved', description: 'The meeting has approved it.' },
  ],
})

const missing = closingSetup.createStateConfig({
  description: 'The page lists what keeps the year open, and where each point is settled.',
  meta,
  tags: 'missing',
  on: changes,
})

const ready = closingSetup.createStateConfig({
  description: 'The page says what the closing will do: what was spent, what was called, and what is left.',
  meta,
  tags: 'ready',
  on: {
    ...changes,
    'closing.ask': {
      target: 'confirming',
      description: 'The person wants to close the year.',
      actions: 'forgetSetback',
    },
  },
})

const confirming = closingSetup.createStateConfig({
  description: 'A question, because a closed year never opens again.',
  meta,
  tags: ['ready', 'asking'],
  on: {
    ...changes,
    'closing.confirm': { target: 'closing', description: 'They confirm.' },
    'closing.cancel': { target: 'ready', description: 'They change their mind.' },
  },
})

const closing = closingSetup.createStateConfig({
  description: 'The server shares out the result and opens the next year.',
  meta,
  tags: ['ready', 'asking', 'busy'],
  invoke: {
    id: 'closeYear',
    src: 'closeYear',
    onDone: [
      {
        guard: { type: 'isDone', params: answerOf },
        target: 'reading',
        description: 'It is closed.',
        actions: remember,
      },
      {
        guard: { type: 'isOvertaken', params: answerOf },
        target: 'reading',
        description: 'Somebody was faster, or something is missing by now: the page shows how the year stands.',
        actions: remember,
      },
      {
        target: 'ready',
        description: 'No response. Closing it again is safe: a closed year says that it is.',
        actions: remember,
      },
    ],
    onError: { target: 'ready', description: 'The server failed: nothing was closed.', actions: 'rememberFailure' },
  },
})

const closed = closingSetup.createStateConfig({
  description: 'What each lot owes or gets back is known, and not due before the meeting approves the accounts.',
  meta,
  tags: 'closed',
  on: {
    ...changes,
    'approval.send': {
      target: 'approving',
      description: 'The meeting has approved them on that day.',
      actions: { type: 'rememberDay', params: ({ event }) => event },
    },
  },
})

const approving = closingSetup.createStateConfig({
  description: 'The server makes the regularisation due.',
  meta,
  tags: ['closed', 'busy'],
  invoke: {
    id: 'approveYear',
    src: 'approveYear',
    input: ({ context }) => ({ approvedOn: present(context.approvedOn) }),
    onDone: [
      {
        guard: { type: 'isDone', params: answerOf },
        target: 'reading',
        description: 'It is approved.',
        actions: remember,
      },
      {
        guard: { type: 'isOvertaken', params: answerOf },
        target: 'reading',
        description: 'Somebody was faster: the page shows how the year stands.',
        actions: remember,
      },
      {
        guard: { type: 'isWrongDay', params: answerOf },
        target: 'closed',
        description: 'The meeting cannot have been on that day: the field says so.',
        actions: remember,
      },
      { target: 'closed', description: 'No response. Sending it again is safe.', actions: remember },
    ],
    onError: { target: 'closed', description: 'The server failed.', actions: 'rememberFailure' },
  },
})

const approved = closingSetup.createStateConfig({
  description: 'The regularisation is due. Nothing is left to do.',
  meta,
  tags: 'approved',
})

// 2. The chart -----------------------------------------------------------------

export const closingMachine = closingSetup.createMachine({
  id: 'closing',
  description: 'An accountant closes a fiscal year, and records the approval of its accounts.',
  context: ({ input }) => ({ ...input, setback: null, approvedOn: null }),
  invoke: { id: 'watchYear', src: 'watchYear' },
  initial: 'reading',
  states: { reading, missing, ready, confirming, closing, closed, approving, approved },
})

// 3. Types for callers ---------------------------------------------------------

export type ClosingRef = ActorRefFrom<typeof closingMachine>
export type ClosingSnapshot = SnapshotFrom<typeof closingMachine>
