import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { amountFilters } from './movementFilters.ts'

/** An account as one place keeps it, with a sub-account for each co-owner and supplier. Amounts are in cents. */
const accountPlace = z.object({
  /** The account's number, followed by the party of a sub-account: `4501.<uuid>`. */
  id: z.string(),
  account: z.string(),
  /** `null` = the account has no sub-accounts, or the reader does not have `coownerAmounts.read`. */
  party: z.nullable(z.object({ kind: z.enum(['owner', 'provider']), id: z.uuid(), name: z.string() })),
  debit: z.int(),
  credit: z.int(),
  /** Positive for a debit. */
  balance: z.int(),
})
export type AccountPlace = z.output<typeof accountPlace>

const accountPlaceSorts = ['account', '-balance', 'balance'] as const
export type AccountPlaceSort = (typeof accountPlaceSorts)[number]

export const accountPlaceRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/account_places',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'The accounts and sub-accounts of a place with their balances, and the sums of what the filters find',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      /** By default the open years, which include the balances of closed ones. */
      fiscalYearId: z.optional(z.uuid()),
      ...amountFilters,
      sort: z._default(z.enum(accountPlaceSorts), 'account'),
    }),
    status: 200,
    answer: z.extend(listOf('accountPlaces', accountPlace), {
      totals: z.object({ debit: z.int(), credit: z.int(), balance: z.int() }),
    }),
    refusals: ['not_found'],
  }),
}
