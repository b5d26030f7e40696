import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { explanation } from './explanations.ts'

/** Voted calls for funds that are not issued yet, for accountants. Amounts are in cents. */
const plannedCall = z.object({
  id: z.uuid(),
  dueOn: z.iso.date(),
  label: z.string(),
  /** The account of the owners' debts. */
  account: z.string(),
  amount: z.int(),
  /** By key, the key of all lots first. */
  keys: z.array(z.object({ name: z.nullable(z.string()), amount: z.int() })),
  /** Whether its owners were notified. */
  isAnnounced: z.boolean(),
  /** The decision of the portal behind it; `null` = none was chosen. */
  decisionId: z.nullable(z.uuid()),
})
export type PlannedCall = z.output<typeof plannedCall>

const share = z.object({
  lotId: z.uuid(),
  lotNumber: z.int(),
  keyId: z.nullable(z.uuid()),
  amount: z.int(),
  explanation,
})
export type PlannedShare = z.output<typeof share>

export const plannedCallRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/planned_calls',
    access: 'person',
    permission: 'ledger.post',
    summary: 'The calls for funds that a place has voted and not issued yet, the next one first',
    params: placeParams,
    status: 200,
    answer: z.object({ calls: z.array(plannedCall) }),
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/places/:placeId/planned_calls/:callId',
    access: 'person',
    permission: 'ledger.post',
    summary: 'What a planned call will ask of each lot by each key, and how that comes about',
    params: z.extend(placeParams, { callId: z.uuid() }),
    status: 200,
    answer: z.object({ shares: z.array(share) }),
    refusals: ['not_found'],
  }),
}
