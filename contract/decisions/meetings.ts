import * as z from 'zod/mini'
import { listOf, pageQuery } from '#contract/lists.ts'
import { placeParams } from '#contract/places.ts'
import { route } from '#contract/route.ts'

/** A general meeting of the co-owners. */
export const meeting = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  kind: z.enum(['ordinary', 'extraordinary']),
  heldAt: z.iso.datetime(),
  location: z.string(),
})

/** What a meeting decides on, in order. */
export const point = z.object({ decisionId: z.uuid(), title: z.string() })
/** The town of the building, which helps a map to find the hall. */
export const city = z.string()

/** A meeting in the list of its place. */
export const listedMeeting = z.extend(meeting, {
  city,
  agenda: z.array(point),
  /** Whether the meeting is still to come and the caller has votes in it that nobody represents. */
  canGivePower: z.boolean(),
  /** Whether it has begun and is not over. */
  isUnderWay: z.boolean(),
  /** Whether the meeting is over, so that its minutes can be read. */
  hasMinutes: z.boolean(),
})
export type ListedMeeting = z.output<typeof listedMeeting>

export const meetingRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/meetings',
    access: 'person',
    permission: 'meeting.read',
    summary:
      'General meetings of a place: the next ones first with `filter=next`, after the one under way with `filter=current`, otherwise the latest first, only past ones with `filter=past`',
    params: placeParams,
    query: z.object({ ...pageQuery(), q: z.optional(z.enum(['next', 'current', 'past'])) }),
    status: 200,
    answer: listOf('meetings', listedMeeting),
    refusals: ['not_found'],
  }),
}
