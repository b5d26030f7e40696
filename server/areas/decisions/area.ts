import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import { contestLinkRoutes, contestRoutes } from '#contract/decisions/voteContests.ts'
import { waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { alteredVotes } from './checks/alteredVotes.ts'
import { checkDecisions } from './checks/checkDecisions.ts'
import { closeDecisions } from './closing/closeDecisions.ts'
import { remindVoters } from './closing/remindVoters.ts'
import { contestByLink, readContestLink } from './contests/contestLink.ts'
import { deleteOldLinks } from './contests/contestLinks.store.ts'
import { contestMail } from './contests/contestMail.ts'
import { contestVote } from './contests/contestVote.ts'
import { listKeptBallots } from './decision/listKeptBallots.ts'
import { readDecision } from './decision/readDecision.ts'
import { decisionDrafts } from './decisions.drafts.ts'
import { findDecisions } from './findDecisions.store.ts'
import { legalCalendar } from './legalCalendar.ts'
import { listDecisions } from './list/listDecisions.ts'
import { requestMeeting } from './meetingRequest/requestMeeting.ts'
import { withdrawRequest } from './meetingRequest/withdrawRequest.ts'
import { attend } from './meetings/attend.ts'
import { answerMeetingPower, revokeMeetingPower } from './meetings/changeMeetingPower.ts'
import { giveMeetingPower } from './meetings/giveMeetingPower.ts'
import { listAttendees } from './meetings/listAttendees.ts'
import { listHolders } from './meetings/listHolders.ts'
import { listMeetings } from './meetings/listMeetings.ts'
import { placeOfMeeting } from './meetings/meetingDetail.store.ts'
import { notifyMinutes } from './meetings/notifyMinutes.ts'
import { findOwnMeetings } from './meetings/ownMeetings.store.ts'
import { readMeeting } from './meetings/readMeeting.ts'
import { createDecision } from './newDecision/createDecision.ts'
import { listKeys } from './newDecision/listKeys.ts'
import { findOwnDecisions } from './ownDecisions.store.ts'
import { decisionPapers } from './papers/decisionPapers.ts'
import { answerPower, revokePower } from './power/changePower.ts'
import { givePower } from './power/givePower.ts'
import { abandonProject } from './presidentDesk/abandonProject.ts'
import { concludeProject } from './presidentDesk/concludeProject.ts'
import { organiseMeeting } from './presidentDesk/organiseMeeting.ts'
import { refuseMeeting } from './presidentDesk/refuseMeeting.ts'
import { listPrincipals } from './proxyVote/listPrincipals.ts'
import { readProxyAllowance } from './proxyVote/readProxyAllowance.ts'
import { prepareVoteByProxy } from './proxyVote/voteByProxy.ts'
import { readReceipt } from './receipt/readReceipt.ts'
import { countInRoom } from './room/countInRoom.ts'
import { listRoomVoters } from './room/listRoomVoters.ts'
import { readRoom } from './room/readRoom.ts'
import { recordOthers } from './room/recordOthers.ts'
import { recordRoomVote } from './room/recordRoomVote.ts'
import { isBallot, seesBallot, seesDecisionFile } from './seesDecisionFile.store.ts'
import { listBallots } from './verification/listBallots.ts'
import { castVote } from './vote/castVote.ts'
import { changeVote } from './vote/changeVote.ts'
import { confirmVote, refuseVote } from './voteChecks/checkVote.ts'
import { listVotesToCheck } from './voteChecks/listVotesToCheck.ts'
import { noteOpening } from './voteChecks/noteOpening.ts'
import { findOwnChecks } from './voteChecks/ownChecks.store.ts'
import { readWaitingChecks } from './voteChecks/readWaitingChecks.ts'
import { placeOfDecision } from './voting.store.ts'

/** Decisions put to the vote of the co-owners, and the general meetings to which they are brought (specification §7). */
export const decisionsArea = defineArea({
  routes: [
    served(
      decisionRoutes,
      {
        list: listDecisions,
        create: createDecision,
        keys: listKeys,
        read: (ctx, call) => readDecision(ctx.db, ctx, call),
        vote: castVote,
        changeVote,
        voteByProxy: { prepare: prepareVoteByProxy },
        principals: listPrincipals,
        proxyAllowance: readProxyAllowance,
        givePower,
        answerPower,
        revokePower,
        receipt: readReceipt,
        ballots: listBallots,
        requestMeeting,
        withdrawRequest,
        organiseMeeting,
        refuseMeeting,
        abandon: abandonProject,
        conclude: concludeProject,
        room: readRoom,
        roomVoters: listRoomVoters,
        recordRoomVote,
        recordOthers,
        count: countInRoom,
      },
      placeOfDecision,
    ),
    served(voteCheckRoutes, { votesToCheck: listVotesToCheck, confirmVote, refuseVote }, placeOfDecision),
    served(contestRoutes, { contestVote }, placeOfDecision),
    served(contestLinkRoutes, { read: readContestLink, contest: contestByLink }),
    served({ waitingChecks }, { waitingChecks: readWaitingChecks }),
    served(keptBallotRoutes, { keptBallots: listKeptBallots }, placeOfDecision),
    served(meetingRoutes, { list: listMeetings }),
    served(
      meetingDeskRoutes,
      { read: (ctx, call) => readMeeting(ctx, call, ctx.db), attendees: listAttendees, attend, notifyMinutes },
      placeOfMeeting,
    ),
    served(
      meetingPowerRoutes,
      { holders: listHolders, give: giveMeetingPower, answer: answerMeetingPower, revoke: revokeMeetingPower },
      placeOfMeeting,
    ),
    ...decisionPapers,
  ],
  search: { decision: findDecisions },
  ownData: async (db, person) => ({
    ...(await findOwnDecisions(db, person)),
    ...(await findOwnChecks(db, person)),
    ...(await findOwnMeetings(db, person)),
  }),
  files: { sees: [seesDecisionFile, seesBallot], hides: isBallot, notes: noteOpening },
  calendar: legalCalendar,
  jobs: {
    hourly: [
      { what: 'the reminders of votes', run: remindVoters },
      { what: 'the check of votes', run: checkDecisions },
    ],
    whenDue: [{ what: 'the count of decisions', run: closeDecisions }],
    kinds: [contestMail],
    cleanUp: ({ db, now }) => deleteOldLinks(db, now()),
  },
  verifyVotes: alteredVotes,
  drafts: decisionDrafts,
  imports: async () => (await import('./imports/files.ts')).decisionFiles,
  seed: () => import('./demo/seedDecisions.ts'),
})
