import { answerOf, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { ProxyAct, ProxyDraft } from './proxyVote.setup.ts'
import { isComplete, proxyVoteSetup } from './proxyVote.setup.ts'

const proxies = '§4 Decision: proxy vote for another co-owner'
const steps = stepMoves('#proxyVote.opening')
const closes = { 'decision.closed': { target: '#proxyVote.closed', description: 'The vote has closed.' } } as const

export const opening = proxyVoteSetup.createStateConfig({
  description: 'Opens the requested step, as far as the draft goes.',
  meta: { specification: proxies },
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'confirm' } },
      target: 'confirm',
      description: 'On to the password, or back to it.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'ballot' } },
      target: 'ballot',
      description: 'A co-owner was chosen before.',
    },
    { target: 'principal', description: 'Otherwise the flow begins with the choice of the co-owner.' },
  ],
})

export const principal = proxyVoteSetup.createStateConfig({
  description:
    'Step 1 of 3: the co-owner whose vote it is, found by name. Where the law of the offer limits powers, the page shows how many are left.',
  meta: { specification: proxies },
  tags: 'principal',
  entry: shows('principal'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person looks for the co-owner who gave them power.' },
    unchosen: { description: 'The person went on without choosing: the list says so.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    ...closes,
    'principal.choose': {
      target: '.choosing',
      description: 'A co-owner is chosen.',
      actions: [{ type: 'rememberPrincipal', params: ({ event }) => ({ principal: event.principal }) }, 'copyDraft'],
    },
    'principal.confirm': [
      { guard: 'hasPrincipal', target: 'ballot', description: 'On to the ballot.' },
      { target: '.unchosen', description: 'No co-owner is chosen yet.' },
    ],
  },
})

export const ballot = proxyVoteSetup.createStateConfig({
  description:
    'Step 2 of 3: the signed ballot of the co-owner as a file, and the choice on it. After a power given online, the instructions of the co-owner and the choice.',
  meta: { specification: proxies },
  tags: 'ballot',
  entry: shows('ballot'),
  initial: 'filling',
  states: {
    filling: { description: 'The person attaches the ballot and enters its choice.' },
    lacking: { description: 'Something is missing: the page says what.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    ...closes,
    'choice.choose': {
      description: 'The choice of the co-owner is entered.',
      actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.attach': {
      description: 'The signed ballot was stored or removed.',
      actions: [{ type: 'rememberBallot', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.sign': {
      description: 'The person says that the co-owner has signed the ballot, or takes it back.',
      actions: [{ type: 'rememberSigned', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.confirm': [
      { guard: 'hasBallot', target: 'confirm', description: 'Nothing is missing.' },
      { target: '.lacking', description: 'The ballot, the choice or the signature is missing.' },
    ],
  },
})

export const confirm = proxyVoteSetup.createStateConfig({
  description:
    'Step 3 of 3: a summary of the co-owner and their choice, and the password of the person who votes for them.',
  meta: { specification: proxies },
  tags: 'confirm',
  entry: shows('confirm'),
  ...passwordStep({
    act({ draft }: { draft: ProxyDraft }): ProxyAct {
      const { principal: of, ballot: signed, choice } = present(isComplete(draft) ? draft : null)
      return { principalId: of.id, ballotId: of.isOnline ? null : present(signed).id, choice }
    },
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#proxyVote.counted',
        description: 'The vote of the co-owner is in the log.',
        actions: [{ type: 'rememberResult', params: answerOf }, 'forgetDraft'],
      },
      {
        guard: { type: 'isOfPrincipal', params: answerOf },
        target: '#proxyVote.principal',
        description: 'This power cannot be used: the page names the rule, and another co-owner can be chosen.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#proxyVote.closed',
        description: 'The due date has passed.',
        actions: 'forgetDraft',
      },
      {
        target: '#proxyVote.ballot',
        description: 'The server refuses the ballot; the step says why.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: steps,
})

export const closed = proxyVoteSetup.createStateConfig({
  description: 'The vote has closed; the page of the decision shows the outcome.',
  meta: { specification: proxies },
  tags: 'closed',
  entry: 'leaveSteps',
  on: ended,
})

export const counted = proxyVoteSetup.createStateConfig({
  description:
    'The vote is in the log: the page shows its number, and links to the receipt and to the next proxy vote.',
  meta: { specification: proxies },
  tags: 'counted',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'proxy.begin': {
      target: 'principal',
      description: 'The person votes for another co-owner too.',
      actions: 'startOver',
    },
  },
})
