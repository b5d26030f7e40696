import * as z from 'zod/mini'
import { route } from '#contract/route.ts'

/** The votes of a place that wait for a check. */
const checksOfPlace = z.object({
  placeId: z.uuid(),
  placeName: z.string(),
  count: z.int(),
  /** The decision among theirs that is due first. */
  first: z.object({ id: z.uuid(), title: z.string(), dueAt: z.iso.datetime() }),
})
export type ChecksOfPlace = z.output<typeof checksOfPlace>

/** Separate from the routes of a check (voteChecks.ts), because the dashboard needs only this one. */
export const waitingChecks = route({
  method: 'get',
  path: '/v1/users/me/votes_to_check',
  access: 'person',
  summary:
    'How many votes wait for a check in the caller’s places: those for the caller to check, and on the board those for others to check',
  status: 200,
  answer: z.object({ own: z.array(checksOfPlace), others: z.array(checksOfPlace) }),
  refusals: [],
})
