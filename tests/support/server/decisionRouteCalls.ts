import { demoId } from '#server/demo/chance.ts'

const confirmationToken = 'not-confirmed'
const ballot = { choice: 'for', hasReadDocuments: true, confirmationToken }

/** A well-formed call of every route about decisions. */
export const decisionCallsOf = (ids: {
  readonly placeId: string
  readonly decisionId: string
  readonly voteId: string
}) => {
  const { placeId, decisionId, voteId } = ids
  const params = { decisionId }
  return {
    'confirmations.create': { body: { confirmation: { password: 'Pas-Le-Bon-2030!' } } },
    'drafts.readDecision': { params: { placeId } },
    'drafts.writeDecision': {
      params: { placeId },
      body: {
        draft: {
          title: 'Ravalement',
          description: '',
          project: '',
          rule: '',
          keyId: '',
          cost: '',
          day: '',
          time: '',
          attachmentIds: [],
        },
      },
    },
    'drafts.removeDecision': { params: { placeId } },
    'drafts.readMeetingRequest': { params },
    'drafts.writeMeetingRequest': { params, body: { draft: { message: 'Parlons-en' } } },
    'drafts.removeMeetingRequest': { params },
    'drafts.readPresidentDesk': { params },
    'drafts.writePresidentDesk': {
      params,
      body: { draft: { answer: 'refuse', day: '', time: '', location: '', refusal: 'Trop', abandonment: '' } },
    },
    'drafts.removePresidentDesk': { params },
    'decisions.list': { params: { placeId } },
    'decisions.create': {
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
    'decisions.keys': { params: { placeId } },
    'decisions.read': { params },
    'decisions.vote': { params, body: { vote: ballot } },
    'decisions.changeVote': { params: { decisionId, voteId }, body: { vote: ballot } },
    'decisions.voteByProxy': {
      params,
      body: { proxyVote: { ...ballot, principalId: demoId('person coproprietaire'), ballotId: demoId('a ballot') } },
    },
    'decisions.principals': { params },
    'decisions.proxyAllowance': { params },
    'decisions.receipt': { params: { decisionId, voteId } },
    'decisions.ballots': { params },
    'decisions.keptBallots': { params },
    'decisions.requestMeeting': { params, body: { meetingRequest: { message: 'Parlons-en.', confirmationToken } } },
    'decisions.withdrawRequest': { params },
    'decisions.organiseMeeting': {
      params,
      body: { meeting: { heldAt: '2030-06-20T17:00:00Z', location: 'Salle des fêtes', confirmationToken } },
    },
    'decisions.refuseMeeting': { params, body: { refusal: { reason: 'Trop tôt.', confirmationToken } } },
    'decisions.abandon': { params, body: { abandonment: { reason: 'Trop cher.', confirmationToken } } },
    'decisions.room': { params },
    'decisions.roomVoters': { params },
    'decisions.recordRoomVote': {
      params: { decisionId, userId: demoId('person coproprietaire') },
      body: { roomVote: { choice: 'for' } },
    },
    'decisions.recordOthers': { params, body: { roomVotes: { choice: 'for', waitingPeople: 1 } } },
    'decisions.count': { params, body: { count: { confirmationToken } } },
    'decisions.conclude': { params, body: { conclusion: { confirmationToken } } },
  }
}
