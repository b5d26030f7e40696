import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { placeOfMeeting } from '../meetings/meetingDetail.store.ts'
import { placeOfDecision } from '../voting.store.ts'
import { convocation } from './convocation.ts'
import { correspondenceForm } from './correspondenceForm.ts'
import { meetingCalendar } from './meetingCalendar.ts'
import { decisionMinutes, meetingMinutes } from './minutes.ts'
import { voteReceipt } from './receipt.ts'

const ofMeeting = { params: z.object({ meetingId: z.uuid() }), placeOf: placeOfMeeting }
const ofDecision = { params: z.object({ decisionId: z.uuid() }), placeOf: placeOfDecision }

export const decisionPapers = [
  servedPaper({
    path: paperPaths.receipt,
    params: z.object({ decisionId: z.uuid(), voteId: z.uuid() }),
    placeOf: placeOfDecision,
    permission: 'decision.read',
    make: voteReceipt,
  }),
  servedPaper({
    ...ofDecision,
    path: paperPaths.decisionMinutes,
    permission: 'decision.read',
    make: decisionMinutes,
  }),
  servedPaper({ ...ofMeeting, path: paperPaths.convocation, permission: 'meeting.read', make: convocation }),
  servedPaper({
    ...ofMeeting,
    path: paperPaths.meetingCalendar,
    permission: 'meeting.read',
    format: 'ics',
    make: meetingCalendar,
  }),
  servedPaper({ ...ofMeeting, path: paperPaths.meetingMinutes, permission: 'meeting.read', make: meetingMinutes }),
  servedPaper({
    ...ofMeeting,
    path: paperPaths.correspondenceForm,
    permission: 'decision.vote',
    make: correspondenceForm,
  }),
]
