import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Refunds of other owners of a place that the person can approve or confirm. */
const refundsOfPlace = z.object({
  placeId: z.uuid(),
  placeName: z.string(),
  count: z.int(),
  /** The earliest deadline of these. */
  promisedBy: z.iso.date(),
})

/** Separate from the other routes of refunds (refunds.ts), because the dashboard needs only this one. */
export const refundsToDecide = route({
  method: 'get',
  path: '/v1/users/me/refunds_to_decide',
  access: 'person',
  summary:
    'How many refunds wait for a decision of the person, in each of their places, and by when the first one is promised; the earliest deadline first',
  status: 200,
  answer: z.object({ places: z.array(refundsOfPlace) }),
  refusals: [],
})
