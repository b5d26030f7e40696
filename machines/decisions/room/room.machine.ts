/**
 * Whoever keeps the attendance of a meeting has it vote on one resolution.
 *
 *   recording ⇄ askingOthers → recordingOthers → recording
 *      │ ↑            ↑______________│  │  (no answer: the question stays)
 *      ↓ │                              └→ over
 *    confirm (password, sending) → done
 *        └→ over: it was counted meanwhile
 *
 * The choice of one owner is recorded at a press of its button, on the page, and is no step of this.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { type OthersAnswer, othersOf, roomSetup } from './room.setup.ts'

const votes = '§4 Decision status: requalified (to an extraordinary meeting)'
const recordedOf = ({ event }: { event: { output: OthersAnswer } }) => ({ answer: event.output })

// 1. States, one constant each ------------------------------------------------

const recording = roomSetup.createStateConfig({
  description:
    'The owners in the room vote: those against and those abstaining are recorded by name, as they raise their hands; then all the others at once.',
  meta: { specification: votes },
  tags: 'recording',
  on: {
    'others.ask': {
      target: 'askingOthers',
      description: 'One choice is to be recorded for everybody who is left.',
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
  description: 'How many owners and votes that is, before it happens: every one of these votes stays in the log.',
  meta: { specification: votes },
  tags: ['recording', 'asking'],
  on: {
    'others.confirm': { target: 'recordingOthers', description: 'They may be recorded.' },
    'others.cancel': { target: 'recording', description: 'Nothing is recorded.', actions: 'forgetNews' },
  },
})

const recordingOthers = roomSetup.createStateConfig({
  description: 'They are being recorded, under one key: sent twice, it happens once.',
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
        description: 'Each of them has a vote, and is told.',
        actions: 'noteRecorded',
      },
      {
        guard: { type: 'isClosed', params: recordedOf },
        target: 'over',
        description: 'It was counted meanwhile, or its minutes were notified.',
      },
      {
        target: 'recording',
        description: 'Others are in the room than the page showed: nothing was recorded, and it is looked at again.',
        actions: 'noteChanged',
      },
    ],
    onError: {
      target: 'askingOthers',
      description: 'No answer came: the question says so, and sending it again is safe.',
      actions: 'noteFailed',
    },
  },
})

const confirm = roomSetup.createStateConfig({
  description: 'How it stands once more, and the password: from then on nothing can be recorded or corrected.',
  meta: { specification: votes },
  tags: 'confirm',
  ...passwordStep({
    act: () => null,
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#room.done',
        description: 'The resolution is counted, and everybody is told.',
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#room.over',
        description: 'It was counted meanwhile, or its minutes were notified.',
      },
      {
        target: '#room.recording',
        description: 'The server does not take it, and it says so.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    'count.cancel': { guard: 'isIdle', target: 'recording', description: 'Somebody has yet to vote.' },
  },
})

const done = roomSetup.createStateConfig({
  description: 'Adopted or rejected, and what happens next.',
  meta: { specification: votes },
  tags: 'done',
  type: 'final',
})

const over = roomSetup.createStateConfig({
  description: 'The meeting votes on it no more.',
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
