import type { ContestedVote } from '#contract/decisions/voteContests.ts'
import { contestMachine } from '#machines/decisions/contest/contest.machine.ts'
import { decisionLifecycle } from '#machines/decisions/decision/decision.lifecycle.ts'
import { meetingRequestMachine } from '#machines/decisions/meetingRequest/meetingRequest.machine.ts'
import { powerLifecycle } from '#machines/decisions/power/power.lifecycle.ts'
import { powerGiftMachine } from '#machines/decisions/powerGift/powerGift.machine.ts'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { proxyVoteMachine } from '#machines/decisions/proxyVote/proxyVote.machine.ts'
import { proxySteps } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { voteMachine } from '#machines/decisions/vote/vote.machine.ts'
import { voteSteps } from '#machines/decisions/vote/vote.setup.ts'
import { voteCheckLifecycle } from '#machines/decisions/voteCheck/voteCheck.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aContestedVote } from '#tests/support/startContest.ts'
import { aBallot, aPrincipal } from '#tests/support/startProxyVote.ts'

const sent = { kind: 'sent', id: 'v' }
const found = (vote: ContestedVote) => ({ type: 'found', vote })
const expired = { kind: 'expired' }
const unanswered = { kind: 'unanswered' }
const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })

export const walks = [
  walkOf(decisionLifecycle, {
    // The viewer with the most rights: a president with unused votes.
    inputs: [{ hasVotes: true, hasVoted: false, isSupporter: false, isPresident: true, before: 'open' }],
    events: [
      { type: 'vote.cast' },
      { type: 'vote.change' },
      { type: 'proxy.cast' },
      { type: 'power.give' },
      { type: 'meeting.request' },
      { type: 'meeting.withdraw' },
      { type: 'meeting.organise' },
      { type: 'meeting.refuse' },
      { type: 'project.abandon' },
      { type: 'project.conclude' },
      { type: 'support.reached' },
      { type: 'date.passed' },
      { type: 'votes.adopted' },
      { type: 'votes.rejected' },
    ],
    ends: ['concluded'],
  }),
  walkOf(powerLifecycle, {
    // Nobody is both parties in reality, but this input lets the walk reach every transition.
    inputs: [{ isGiver: true, isHolder: true }],
    events: [{ type: 'power.accept' }, { type: 'power.decline' }, { type: 'power.revoke' }, { type: 'power.use' }],
    ends: ['declined', 'revoked', 'used'],
  }),
  walkOf(voteCheckLifecycle, {
    // Nobody is both owner and checker in reality, but this input lets the walk reach every transition.
    inputs: [{ isParty: false, isVoter: true, hasOpened: true }],
    events: [
      { type: 'paper.attached' },
      { type: 'check.confirm' },
      { type: 'check.refuse' },
      { type: 'vote.contest' },
      { type: 'votes.counted' },
    ],
    ends: ['refused', 'unchecked'],
  }),
  walkOf(contestMachine, {
    inputs: [{ token: null }, { token: 'token' }],
    events: [{ type: 'link.retry' }, { type: 'vote.contest', reason: 'Je n’ai rien signé.' }],
    answers: {
      readLink: [{ type: 'unknown' }, ...[aContestedVote(), aContestedVote('counted')].map(found)],
      sendContest: [{ type: 'contested' }, { type: 'late' }, { type: 'refused', fieldCode: 'required' }],
    },
    ends: ['contested', 'told', 'unknown'],
  }),
  walkOf(powerGiftMachine, {
    inputs: [{ holder: null, instructions: '', isPossible: true }],
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'holder.choose', holder: { id: 'p', name: 'Renée Morel', votes: 120 } },
      { type: 'instructions.change', instructions: 'Pour.' },
      { type: 'gift.confirm' },
      { type: 'gift.back' },
      { type: 'possibility.changed', isPossible: false },
    ],
    answers: { sendAct: [expired, unanswered, sent, refused('proxy_forbidden'), refused('action_not_possible')] },
    ends: ['given', 'over'],
    by: ({ context }) => [context.holder, context.refusal],
  }),
  walkOf(voteMachine, {
    inputs: [{ draft: null, step: 'documents', replaces: null, present: null, dueIn: 1_000 }],
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'documents.tick', hasRead: true },
      { type: 'documents.confirm' },
      { type: 'choice.choose', choice: 'for' },
      { type: 'choice.confirm' },
      { type: 'vote.change' },
      { type: 'decision.changed', ownVoteId: 'v', present: 'against', isOpen: true },
      ...voteSteps.map((step) => ({ type: 'step.select' as const, step })),
    ],
    answers: {
      sendAct: [expired, unanswered, sent, refused('conflict'), refused('action_not_possible'), refused('not_found')],
    },
    ends: ['counted', 'closed'],
    by: ({ context }) => [context.draft, context.ownVoteId],
  }),
  walkOf(proxyVoteMachine, {
    inputs: [{ draft: null, step: 'principal' }],
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'principal.choose', principal: aPrincipal },
      { type: 'principal.confirm' },
      { type: 'choice.choose', choice: 'for' },
      { type: 'ballot.attach', ballot: aBallot },
      { type: 'ballot.sign', isSigned: true },
      { type: 'ballot.confirm' },
      { type: 'proxy.begin' },
      { type: 'decision.closed' },
      ...proxySteps.map((step) => ({ type: 'step.select' as const, step })),
    ],
    answers: {
      sendAct: [
        expired,
        unanswered,
        sent,
        refused('proxy_forbidden'),
        refused('action_not_possible'),
        refused('not_found'),
      ],
    },
    ends: ['closed'],
    by: ({ context }) => context.draft,
  }),
  walkOf(meetingRequestMachine, {
    inputs: [{ message: null, isSupporter: false, isPossible: true }],
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'message.change', message: 'm' },
      { type: 'request.confirm', message: 'm' },
      { type: 'request.back' },
      { type: 'request.withdraw' },
      { type: 'decision.changed', isSupporter: true, isPossible: true },
      { type: 'decision.changed', isSupporter: false, isPossible: false },
    ],
    answers: {
      sendAct: [expired, unanswered, sent, refused('action_not_possible'), refused('invalid_value')],
      withdraw: ['withdrawn', 'tooLate'],
    },
  }),
  walkOf(presidentDeskMachine, {
    inputs: [{ answer: null }],
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'answer.choose', answer: 'refuse' },
      { type: 'answer.confirm', act: { answer: 'refuse', reason: 'Non' } },
      { type: 'answer.change' },
      { type: 'values.change' },
    ],
    answers: { sendAct: [expired, unanswered, sent, refused('action_not_possible'), refused('invalid_value')] },
    ends: ['done', 'over'],
    by: ({ context }) => [context.answer, context.refusal],
  }),
  walkOf(roomMachine, {
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'others.ask', vote: { choice: 'for', people: 2, votes: 300 } },
      { type: 'others.confirm' },
      { type: 'others.cancel' },
      { type: 'count.ask' },
      { type: 'count.cancel' },
    ],
    answers: {
      recordOthers: ['recorded', 'changed', 'closed'],
      sendAct: [expired, unanswered, sent, refused('action_not_possible'), refused('not_found')],
    },
    ends: ['done', 'over'],
    by: ({ context }) => [context.news, context.hasFailed],
  }),
]
