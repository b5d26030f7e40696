import * as z from 'zod/mini'
import { confirmationToken } from '#contract/confirmations.ts'
import { listOf, pageQuery } from '#contract/lists.ts'
import { personShown } from '#contract/people.ts'
import { saying } from '#contract/problems.ts'
import { route } from '#contract/route.ts'
import { binding, decisionParams } from './decisionBinding.ts'
import { choice } from './majorities.ts'
import { attendance } from './meetingDesk.ts'

/** The progress of a meeting's vote on one resolution. Votes are tantièmes, under art. 24 III shares of the key. */
const room = z.object({
  decisionId: z.uuid(),
  /** `null` when it is on no meeting's agenda. */
  meetingId: z.nullable(z.uuid()),
  /** Whether the meeting has begun, the resolution is not counted, and the minutes are not notified. */
  isOpen: z.boolean(),
  /** Owners on its roll recorded as present or represented. */
  people: z.int(),
  votes: z.int(),
  /** The people among them without a recorded choice. */
  waitingPeople: z.int(),
  waitingVotes: z.int(),
})
export type Room = z.output<typeof room>

/** An owner with votes in the resolution, by the id of their account. Their remote vote is not shown. */
const roomVoter = z.object({
  id: z.uuid(),
  person: personShown,
  votes: z.int(),
  attendance,
  /**
   * Whether they are recorded as present or represented, so that their choice may be recorded. An absent owner keeps their remote
   * vote.
   */
  isInRoom: z.boolean(),
  /** The choice recorded in the room, if any. */
  choice: z.nullable(choice),
  /** For an owner who is represented: the holder of the power that they gave online for the meeting. */
  representative: z.nullable(personShown),
})
export type RoomVoter = z.output<typeof roomVoter>

/** The routes by which the keeper of the attendance records a vote in the room. */
export const roomVoteRoutes = {
  room: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/room',
    access: 'person',
    permission: 'meeting.attend',
    summary:
      'Progress of the meeting on this resolution: the people in the room, and how many choices are still missing',
    params: decisionParams,
    status: 200,
    answer: room,
    refusals: ['not_found'],
  }),
  roomVoters: route({
    method: 'get',
    path: '/v1/decisions/:decisionId/room_voters',
    access: 'person',
    permission: 'meeting.attend',
    whileImpersonating: false,
    summary:
      'The owners on the roll of the resolution, those in the room first (with `filter=in_room` no others), by name, with the recorded choice; remote votes are not shown. Refused until a meeting has begun',
    params: decisionParams,
    query: z.object({
      ...pageQuery(50),
      search: z.optional(z.string().check(z.maxLength(200))),
      q: z.optional(z.enum(['in_room'])),
    }),
    status: 200,
    answer: listOf('roomVoters', roomVoter),
    refusals: ['not_found', 'action_not_possible'],
  }),
  recordRoomVote: route({
    method: 'put',
    path: '/v1/decisions/:decisionId/room_votes/:userId',
    access: 'person',
    permission: 'meeting.attend',
    summary:
      'Records the choice of one owner in the room; it replaces what they voted before, which stays in the log. The same choice again changes nothing',
    params: z.object({ decisionId: z.uuid(), userId: z.uuid() }),
    body: z.strictObject({ roomVote: z.strictObject({ choice }) }),
    status: 200,
    answer: roomVoter,
    refusals: ['not_found', 'action_not_possible'],
  }),
  recordOthers: route({
    method: 'post',
    path: '/v1/decisions/:decisionId/room_votes',
    access: 'person',
    permission: 'meeting.attend',
    summary:
      'Records one choice for everybody in the room who has none yet; 409 when their number differs from the one sent',
    params: decisionParams,
    body: z.strictObject({
      roomVotes: z.strictObject({
        choice,
        /** The number that the caller was shown: if the room has changed, the caller has to look again. */
        waitingPeople: z.int(saying('required')).check(z.minimum(1), z.maximum(100_000)),
      }),
    }),
    isIdempotent: true,
    status: 200,
    answer: room,
    refusals: ['not_found', 'action_not_possible', 'conflict'],
  }),
  count: route({
    ...binding,
    path: '/v1/decisions/:decisionId/count',
    permission: 'meeting.attend',
    summary:
      'Closes the vote of the meeting and adopts or rejects the resolution; 409 while a choice in the room is missing',
    body: z.strictObject({ count: z.strictObject({ confirmationToken }) }),
    refusals: ['not_found', 'action_not_possible', 'conflict', 'confirmation_required'],
  }),
}
