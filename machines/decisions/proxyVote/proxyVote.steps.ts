import { answerOf, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { ProxyAct, ProxyDraft } from './proxyVote.setup.ts'
import { isComplete, proxyVoteSetup } from './proxyVote.setup.ts'

const proxies = '§4 Decision: proxy vote for another co-owner'
const steps = stepMoves('#proxyVote.opening')
const closes = { 'decision.closed': { target: '#proxyVote.closed', description: 'No vote counts any more.' } } as const

export const opening = proxyVoteSetup.createStateConfig({
  description: 'The step that is asked for is opened, as far as the draft goes.',
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
    { target: 'principal', description: 'It begins with whose vote it is.' },
  ],
})

export const principal = proxyVoteSetup.createStateConfig({
  description:
    'Step 1 of 3: whose vote it is, found by name, beside the room for further powers, where the law of the offer limits them.',
  meta: { specification: proxies },
  tags: 'principal',
  entry: shows('principal'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person looks for the co-owner who gave them power.' },
    unchosen: { description: 'Nobody was chosen yet: the list says so.', tags: 'incomplete' },
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
      { guard: 'hasPrincipal', target: 'ballot', description: 'On to the ballot they have signed.' },
      { target: '.unchosen', description: 'Somebody is still to be chosen.' },
    ],
  },
})

export const ballot = proxyVoteSetup.createStateConfig({
  description: 'Step 2 of 3: the ballot that the co-owner has signed, attached, and what stands on it.',
  meta: { specification: proxies },
  tags: 'ballot',
  entry: shows('ballot'),
  initial: 'filling',
  states: {
    filling: { description: 'The person attaches the ballot and says what stands on it.' },
    lacking: { description: 'Something is missing: the page says what.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    ...closes,
    'choice.choose': {
      description: 'What the co-owner has decided.',
      actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.attach': {
      description: 'The signed ballot was stored, or taken away.',
      actions: [{ type: 'rememberBallot', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.sign': {
      description: 'The person says that the co-owner has signed the ballot, or takes it back.',
      actions: [{ type: 'rememberSigned', params: ({ event }) => event }, 'copyDraft'],
    },
    'ballot.confirm': [
      { guard: 'hasBallot', target: 'confirm', description: 'Everything that is needed is there.' },
      { target: '.lacking', description: 'The ballot, the choice or the signature is missing.' },
    ],
  },
})

export const confirm = proxyVoteSetup.createStateConfig({
  description: 'Step 3 of 3: for whom and what, once more, and the password of who votes for them.',
  meta: { specification: proxies },
  tags: 'confirm',
  entry: shows('confirm'),
  ...passwordStep({
    act({ draft }: { draft: ProxyDraft }): ProxyAct {
      const { principal: of, ballot: signed, choice } = present(isComplete(draft) ? draft : null)
      return { principalId: of.id, ballotId: signed.id, choice }
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
        description:
          'This power cannot be used: the page says which rule stands against it, and lets choose somebody else.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#proxyVote.closed',
        description: 'The due date has passed: no vote counts any more.',
        actions: 'forgetDraft',
      },
      {
        target: '#proxyVote.ballot',
        description: 'The server does not take the ballot, and says why there.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: steps,
})

export const closed = proxyVoteSetup.createStateConfig({
  description: 'No vote counts any more; the page of the decision says what comes of it.',
  meta: { specification: proxies },
  tags: 'closed',
  entry: 'leaveSteps',
  on: ended,
})

export const counted = proxyVoteSetup.createStateConfig({
  description: 'The vote is in the log: its number, the way to the receipt, and to the next power.',
  meta: { specification: proxies },
  tags: 'counted',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'proxy.begin': { target: 'principal', description: 'Somebody else gave power too.', actions: 'beginAnew' },
  },
})
