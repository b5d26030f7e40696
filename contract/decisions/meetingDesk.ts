import * as z from 'zod/mini'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { decisionLife, decisionVerdict } from './decisionList.ts'
import { city, meeting, point } from './meetings.ts'
import { power } from './powers.ts'

/** How an owner takes part; an owner without a record is absent. */
export const attendances = ['present', 'represented', 'correspondence', 'absent'] as const
export const attendance = z.enum(attendances)
export type Attendance = z.output<typeof attendance>

/** A meeting as its own page shows it. */
const meetingDetail = z.extend(meeting, {
  city,
  hasBegun: z.boolean(),
  /** Its decisions in order, with the outcome of each. */
  agenda: z.array(z.extend(point, { life: decisionLife, verdict: z.nullable(decisionVerdict) })),
  /** The last day on which a form may arrive, by the clear days that the offer sets; `null` where there is no such form. */
  correspondenceUntil: z.nullable(z.iso.date()),
  /** Tantièmes of the owners who take part, and of all owners. */
  votesAttending: z.int(),
  totalVotes: z.int(),
  /** The day on which the minutes were notified, and the last day to contest the meeting. */
  minutesNotifiedOn: z.nullable(z.iso.date()),
  contestUntil: z.nullable(z.iso.date()),
  /**
   * The papers that the caller can get now (papers.ts): the convocation once something is on the agenda, minutes once it is over, a
   * form while it can still arrive in time.
   */
  papers: z.object({ convocation: z.boolean(), minutes: z.boolean(), correspondenceForm: z.boolean() }),
  /** The caller's votes in the place now. */
  ownVotes: z.int(),
  /** The powers for the whole meeting that the caller has given or holds, the latest first. */
  powers: z.array(power),
})
export type MeetingDetail = z.output<typeof meetingDetail>

/** An owner, by the id of their account, which stays valid after they leave the place. */
const attendee = z.object({
  id: z.uuid(),
  person: personShown,
  votes: z.int(),
  attendance,
  /** The holder of the power that they gave online for this meeting, once it is accepted. */
  representative: z.nullable(personShown),
})
export type Attendee = z.output<typeof attendee>

const meetingParams = z.object({ meetingId: z.uuid() })

/** The routes of one meeting, apart from the list, which the dashboard loads. */
export const meetingDeskRoutes = {
  read: route({
    method: 'get',
    path: '/v1/meetings/:meetingId',
    access: 'person',
    permission: 'meeting.read',
    summary: 'One meeting with its agenda and how many votes take part',
    params: meetingParams,
    status: 200,
    answer: meetingDetail,
    refusals: ['not_found'],
  }),
  attendees: route({
    method: 'get',
    path: '/v1/meetings/:meetingId/attendees',
    access: 'person',
    permission: 'meeting.attend',
    summary: 'The owners of the place with their votes, by name, and how each takes part',
    params: meetingParams,
    query: z.object({ ...pageQuery(50), search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: listOf('attendees', attendee),
    refusals: ['not_found'],
  }),
  attend: route({
    method: 'put',
    path: '/v1/meetings/:meetingId/attendees/:userId',
    access: 'person',
    permission: 'meeting.attend',
    summary: 'Records how an owner takes part',
    params: z.object({ meetingId: z.uuid(), userId: z.uuid() }),
    body: z.strictObject({ attendee: z.strictObject({ attendance }) }),
    status: 200,
    answer: attendee,
    /** `conflict`: the room has recorded a choice of theirs, so they were there. */
    refusals: ['not_found', 'action_not_possible', 'conflict'],
  }),
  notifyMinutes: route({
    method: 'put',
    path: '/v1/meetings/:meetingId/minutes_notification',
    access: 'person',
    permission: 'meeting.attend',
    summary: 'Records the day on which the minutes were notified, from which owners have two months to contest',
    params: meetingParams,
    body: z.strictObject({ minutesNotification: z.strictObject({ notifiedOn: z.iso.date(saying('required')) }) }),
    status: 200,
    answer: meetingDetail,
    refusals: ['not_found', 'action_not_possible'],
  }),
}
