import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

const confirmationToken = 'not-confirmed'
const ballot = { choice: 'for', hasReadDocuments: true, confirmationToken }

export const decisionsCalls: CallsOf<'decisions'> = ({ placeId, decisionId, voteId, powerId }) => ({
  list: { params: { placeId } },
  create: {
    params: { placeId },
    body: {
      decision: {
        title: 'Ravalement',
        description: 'Les quatre façades.',
        rule: 'art24',
        keyId: null,
        dueAt: '2030-06-01T12:00:00Z',
      },
    },
  },
  keys: { params: { placeId } },
  read: { params: { decisionId } },
  vote: { params: { decisionId }, body: { vote: ballot } },
  changeVote: { params: { decisionId, voteId }, body: { vote: ballot } },
  voteByProxy: {
    params: { decisionId },
    body: { proxyVote: { ...ballot, principalId: demoId('person coproprietaire'), ballotId: demoId('a ballot') } },
  },
  principals: { params: { decisionId } },
  proxyAllowance: { params: { decisionId } },
  givePower: {
    params: { decisionId },
    body: { power: { holderId: demoId('person bailleur'), instructions: 'Pour.', confirmationToken } },
  },
  answerPower: { params: { decisionId, powerId }, body: { answer: { isAccepted: true } } },
  revokePower: { params: { decisionId, powerId } },
  receipt: { params: { decisionId, voteId } },
  ballots: { params: { decisionId } },
  keptBallots: { params: { decisionId } },
  waitingChecks: {},
  votesToCheck: { params: { decisionId } },
  confirmVote: { params: { decisionId, voteId }, body: {} },
  refuseVote: { params: { decisionId, voteId }, body: { refusal: { reason: 'Signature illisible.' } } },
  contestVote: { params: { decisionId, voteId }, body: { contest: { reason: 'Je n’ai rien signé.' } } },
  requestMeeting: { params: { decisionId }, body: { meetingRequest: { message: 'Parlons-en.', confirmationToken } } },
  withdrawRequest: { params: { decisionId } },
  organiseMeeting: {
    params: { decisionId },
    body: { meeting: { heldAt: '2030-06-20T17:00:00Z', location: 'Salle des fêtes', confirmationToken } },
  },
  refuseMeeting: { params: { decisionId }, body: { refusal: { reason: 'Trop tôt.', confirmationToken } } },
  abandon: { params: { decisionId }, body: { abandonment: { reason: 'Trop cher.', confirmationToken } } },
  room: { params: { decisionId } },
  roomVoters: { params: { decisionId } },
  recordRoomVote: {
    params: { decisionId, userId: demoId('person coproprietaire') },
    body: { roomVote: { choice: 'for' } },
  },
  recordOthers: { params: { decisionId }, body: { roomVotes: { choice: 'for', waitingPeople: 1 } } },
  count: { params: { decisionId }, body: { count: { confirmationToken } } },
  conclude: { params: { decisionId }, body: { conclusion: { confirmationToken } } },
})

export const contestLinksCalls: CallsOf<'contestLinks'> = () => ({
  read: { body: { contestToken: 'x' } },
  contest: { body: { contestToken: 'x', contest: { reason: 'Je n’ai rien signé.' } } },
})

export const meetingsCalls: CallsOf<'meetings'> = ({ placeId }) => ({
  list: { params: { placeId } },
})

export const meetingDeskCalls: CallsOf<'meetingDesk'> = ({ meetingId }) => ({
  read: { params: { meetingId } },
  attendees: { params: { meetingId } },
  attend: {
    params: { meetingId, userId: demoId('person coproprietaire') },
    body: { attendee: { attendance: 'present' } },
  },
  notifyMinutes: {
    params: { meetingId },
    body: { minutesNotification: { notifiedOn: '2030-01-10' } },
  },
})

export const meetingPowersCalls: CallsOf<'meetingPowers'> = ({ meetingId, meetingPowerId: powerId }) => ({
  holders: { params: { meetingId } },
  give: {
    params: { meetingId },
    body: { power: { holderId: demoId('person bailleur'), instructions: 'Pour.', confirmationToken } },
  },
  answer: { params: { meetingId, powerId }, body: { answer: { isAccepted: true } } },
  revoke: { params: { meetingId, powerId } },
})
