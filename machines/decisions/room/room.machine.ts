/**
 * The keeper of a meeting's attendance records its vote on one resolution.
 *
 *   recording ⇄ askingOthers → recordingOthers → recording
 *      │ ↑            ↑______________│  │  (no answer: the question stays)
 *      ↓ │                              └→ over
 *    confirm (password, sending) → done
 *        └→ over: it was counted meanwhile
 *
 * The choice of a single owner is recorded by a button of the page, outside this chart.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { type OthersAnswer, othersOf, roomSetup } from './room.setup.ts'

const votes = '§4 Decision status: requalified (to an extraordinary meeting)'
const recordedOf = ({ event }: { event: { output: OthersAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const recording = roomSetup.createStateConfig({
  description:
    'The owners in the room vote: those against and those abstaining are recorded by name, as they raise their hands; then one choice is recorded for all the others.',
  meta: { specification: votes },
  tags: 'recording',
  on: {
    'others.ask': {
      target: 'askingOthers',
      description: 'One choice is to be recorded for all remaining owners.',
      actions: { type: 'rememberOthers', params: ({ event }) => event },
    },
    'count.ask': {
      target: 'confirm',
      description: 'All have voted: the resolution is to be counted.',
      actions: 'forgetNews',
    },
  },
})

const askingOthers = roomSetup.createStateConfig({
  description:
    'The page asks first, with the number of owners and votes, because each of these votes stays in the log.',
  meta: { specification: votes },
  tags: ['recording', 'asking'],
  on: {
    'others.confirm': { target: 'recordingOthers', description: 'The person agrees.' },
    'others.cancel': { target: 'recording', description: 'Nothing is recorded.', actions: 'forgetNews' },
  },
})

const recordingOthers = roomSetup.createStateConfig({
  description: 'The votes are sent under one idempotency key, so that a repeat has no second effect.',
  meta: { specification: votes },
  tags: ['recording', 'asking', 'busy'],
  invoke: {
    id: 'recordOthers',
    src: 'recordOthers',
    input: othersOf,
    onDone: [
      {
        guard: { type: 'isRecorded', params: recordedOf },
        target: 'recording',
        description: 'Each of these owners has a vote and is notified.',
        actions: 'noteRecorded',
      },
      {
        guard: { type: 'isClosed', params: recordedOf },
        target: 'over',
        description: 'The resolution was counted meanwhile, or the minutes were notified.',
      },
      {
        target: 'recording',
        description: 'The attendance has changed: nothing is recorded, and the page shows the room as it is now.',
        actions: 'noteChanged',
      },
    ],
    onError: {
      target: 'askingOthers',
      description: 'No answer arrived: the question says so, and sending it again is safe.',
      actions: 'noteFailed',
    },
  },
})

const confirm = roomSetup.createStateConfig({
  description: 'A summary of the count, and the password: afterwards no vote can be recorded or corrected.',
  meta: { specification: votes },
  tags: 'confirm',
  ...passwordStep({
    act: () => null,
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#room.done',
        description: 'The resolution is counted, and everybody is notified.',
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#room.over',
        description: 'The resolution was counted meanwhile, or the minutes were notified.',
      },
      {
        target: '#room.recording',
        description: 'The server refuses, and the page says so.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    'count.cancel': { guard: 'isIdle', target: 'recording', description: 'An owner has yet to vote.' },
  },
})

const done = roomSetup.createStateConfig({
  description: 'Adopted or rejected, and what happens next.',
  meta: { specification: votes },
  tags: 'done',
  type: 'final',
})

const over = roomSetup.createStateConfig({
  description: 'The meeting no longer votes on it.',
  meta: { specification: votes },
  tags: 'over',
  type: 'final',
})

// 2. The chart -----------------------------------------------------------------

export const roomMachine = roomSetup.createMachine({
  id: 'room',
  description: 'A meeting votes on one resolution, and it is counted.',
  context: { others: null, hasFailed: false, news: null, ...notSent },
  initial: 'recording',
  states: { recording, askingOthers, recordingOthers, confirm, done, over },
})

// 3. Types for callers ---------------------------------------------------------

export type RoomRef = ActorRefFrom<typeof roomMachine>
export type RoomSnapshot = SnapshotFrom<typeof roomMachine>
