import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { placeOfMeeting } from '#server/areas/decisions/meetings/meetingDetail.store.ts'
import { placeOfDecision } from '#server/areas/decisions/voting.store.ts'
import type { App } from '#server/platform/app.ts'
import { correspondenceForm } from './correspondenceForm.ts'
import { decisionMinutes, meetingMinutes } from './minutes.ts'
import { voteReceipt } from './receipt.ts'
import { servePaper } from './servePaper.ts'

const ofMeeting = { params: z.object({ meetingId: z.uuid() }), placeOf: placeOfMeeting }
const ofDecision = { params: z.object({ decisionId: z.uuid() }), placeOf: placeOfDecision }

/** Papers of decisions and meetings, written when they are asked for. */
export function paperRoutes(app: App): void {
  servePaper(app, {
    path: paperPaths.receipt,
    params: z.object({ decisionId: z.uuid(), voteId: z.uuid() }),
    placeOf: placeOfDecision,
    permission: 'decision.read',
    make: voteReceipt,
  })
  servePaper(app, {
    ...ofDecision,
    path: paperPaths.decisionMinutes,
    permission: 'decision.read',
    make: decisionMinutes,
  })
  servePaper(app, { ...ofMeeting, path: paperPaths.meetingMinutes, permission: 'meeting.read', make: meetingMinutes })
  servePaper(app, {
    ...ofMeeting,
    path: paperPaths.correspondenceForm,
    permission: 'decision.vote',
    make: correspondenceForm,
  })
}
