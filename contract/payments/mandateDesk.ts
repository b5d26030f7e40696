import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { moneyOrder, suspensionReason } from './mandates.ts'

/** Which mandates are listed: in force, suspended, or both. */
export const deskMandateStates = ['inForce', 'suspended'] as const
const deskMandateState = z.enum(deskMandateStates)
export type DeskMandateState = z.output<typeof deskMandateState>

const { rum, kind, iban } = moneyOrder.shape
const deskMandate = z.object({
  id: z.uuid(),
  rum,
  kind,
  ownerId: z.uuid(),
  ownerName: z.string(),
  /** The account with its middle left out. */
  account: iban,
  signedAt: z.iso.datetime(),
  lastUsedOn: z.nullable(z.iso.date()),
  suspension: z.nullable(suspensionReason),
})
export type DeskMandate = z.output<typeof deskMandate>

const byStaff = { access: 'person', permission: 'payment.collect' } as const
const ofMandate = {
  ...byStaff,
  params: z.extend(placeParams, { mandateId: z.uuid() }),
  status: 204,
  answer: z.undefined(),
} as const

/** The actions of staff on the mandates of a place. */
export const mandateDeskRoutes = {
  list: route({
    ...byStaff,
    method: 'get',
    path: '/v1/places/:placeId/mandates',
    summary: 'The signed mandates of a place, in force or suspended, by the name of their owner',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      state: z.optional(deskMandateState),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    answer: listOf('mandates', deskMandate),
    refusals: ['not_found'],
  }),
  release: route({
    ...ofMandate,
    method: 'post',
    path: '/v1/places/:placeId/mandates/:mandateId/release',
    summary: 'Lifts the suspension of a mandate that the bank or its holder opposed; its owner is told',
    refusals: ['not_found', 'action_not_possible'],
  }),
  end: route({
    ...ofMandate,
    method: 'delete',
    path: '/v1/places/:placeId/mandates/:mandateId',
    summary: 'Ends a mandate in the name of the manager: nothing more is collected under it',
    refusals: ['not_found', 'action_not_possible'],
  }),
}
