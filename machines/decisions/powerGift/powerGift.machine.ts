/**
 * An owner gives another owner the power to vote for them, on one decision or in a whole meeting.
 *
 *   writing → confirm (password, sending) → given
 *      ↑_________│ back; the law forbids this holder
 *   … → over: the vote has closed or the meeting has begun, or they have voted or given a power elsewhere
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'
import type { GiftAct, GiftDraft } from './powerGift.setup.ts'
import { powerGiftSetup } from './powerGift.setup.ts'

const specification = '§4 Decision: proxy vote for another co-owner'
const closes = {
  'possibility.changed': {
    guard: { type: 'isOutOfReach', params: ({ event }: { event: { isPossible: boolean } }) => event },
    target: '#powerGift.over',
    description:
      'Meanwhile the vote has closed or the meeting has begun, or they have voted or given a power on another device.',
  },
} as const

// 1. States, one constant each ------------------------------------------------

const opening = powerGiftSetup.createStateConfig({
  description: 'Opens the form, if a power can be given now.',
  meta: { specification },
  always: [
    {
      guard: 'isPossible',
      target: 'writing',
      description: 'The vote is open to them, or the meeting is still to come.',
    },
    { target: 'over', description: 'No power can be given now.' },
  ],
})

const writing = powerGiftSetup.createStateConfig({
  description: 'Step 1 of 2: the holder, found by name, and optional instructions that only the holder reads.',
  meta: { specification },
  tags: 'writing',
  initial: 'filling',
  states: {
    filling: { description: 'The person chooses the holder.' },
    lacking: { description: 'The person went on without choosing: the list says so.', tags: 'incomplete' },
  },
  on: {
    ...closes,
    'holder.choose': {
      target: '.filling',
      description: 'A co-owner is chosen.',
      actions: [{ type: 'rememberHolder', params: ({ event }) => event }, 'copyDraft'],
    },
    'instructions.change': {
      description: 'The person writes how they want to vote.',
      actions: [{ type: 'rememberInstructions', params: ({ event }) => event }, 'copyDraft'],
    },
    'gift.confirm': [
      { guard: 'hasHolder', target: 'confirm', description: 'On to the password.' },
      { target: '.lacking', description: 'No holder is chosen yet.' },
    ],
  },
})

const confirm = powerGiftSetup.createStateConfig({
  description: 'Step 2 of 2: a summary of the power, and the password of the person who gives it.',
  meta: { specification },
  tags: 'confirm',
  ...passwordStep({
    act: ({ holder, instructions }: GiftDraft): GiftAct => ({
      holderId: present(holder).id,
      instructions: instructions.trim() || null,
    }),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#powerGift.given',
        description: 'The holder is notified, and must accept.',
        actions: 'forgetDraft',
      },
      {
        guard: { type: 'isOfHolder', params: answerOf },
        target: '#powerGift.writing',
        description: 'The law does not allow this holder: the page names the rule, and another one can be chosen.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      {
        target: '#powerGift.over',
        description:
          'The vote has closed or the meeting has begun, or the person has voted or given a power elsewhere.',
      },
    ],
  }),
  on: {
    ...closes,
    'gift.back': { guard: 'isIdle', target: 'writing', description: 'They return to the form.' },
  },
})

const given = powerGiftSetup.createStateConfig({
  description: 'The power is offered: the page says that it counts once the holder accepts.',
  meta: { specification },
  tags: 'given',
})

const over = powerGiftSetup.createStateConfig({
  description: 'No power can be given: the page says why.',
  meta: { specification },
  tags: 'over',
})

// 2. The chart -----------------------------------------------------------------

export const powerGiftMachine = powerGiftSetup.createMachine({
  id: 'powerGift',
  description: 'An owner gives another owner the power to vote for them, on one decision or in a whole meeting.',
  context: ({ input }) => ({ ...input, ...notSent }),
  invoke: { id: 'watchSubject', src: 'watchSubject' },
  initial: 'opening',
  states: { opening, writing, confirm, given, over },
})

// 3. Types for callers ---------------------------------------------------------

export type PowerGiftRef = ActorRefFrom<typeof powerGiftMachine>
export type PowerGiftSnapshot = SnapshotFrom<typeof powerGiftMachine>
