import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { lotKinds, placeParams } from '../places.ts'
import { roleName } from '../roles.ts'
import { route } from '../route.ts'

/** Lots and their owners. Readers without `coownerAmounts.read` get only their own. */

const lot = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(lotKinds),
  building: z.string(),
  tantiemes: z.int(),
})

const parcel = z.extend(lot, {
  /** By name: the repartition keys in which it has shares, in addition to the key of all lots. */
  keys: z.array(z.object({ id: z.uuid(), name: z.string(), shares: z.int() })),
  /** `null` = its owner is not on the portal. */
  owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  isOwn: z.boolean(),
})
export type Parcel = z.output<typeof parcel>

/** A co-owner of a place, under one of their identities there, with their parcels. */
const contract = z.object({
  /** The id of the identity, or of the person if they no longer have a role as co-owner. */
  id: z.uuid(),
  owner: z.object({ id: z.uuid(), name: z.string() }),
  identity: z.nullable(z.object({ id: z.uuid(), role: roleName })),
  /** By number. */
  parcels: z.array(lot),
  /** The sum of its parcels. */
  tantiemes: z.int(),
})
export type Contract = z.output<typeof contract>

const lotNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)))
/** Searches the owner's name, or the number of a lot. */
const search = z.optional(z.string().check(z.maxLength(200)))
const parcelSorts = ['number', '-number', '-tantiemes', 'tantiemes'] as const
export type ParcelSort = (typeof parcelSorts)[number]
const contractSorts = ['name', '-tantiemes', 'tantiemes'] as const
export type ContractSort = (typeof contractSorts)[number]

export const parcelRoutes = {
  parcels: route({
    method: 'get',
    path: '/v1/places/:placeId/parcels',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'The lots of a place by number, with their shares of each key, and the tantièmes of what the filters find',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      lot: lotNumber,
      kind: z.optional(z.enum(lotKinds)),
      building: z.optional(z.string().check(z.maxLength(200))),
      /** Only lots with shares in this key. */
      keyId: z.optional(z.uuid()),
      search,
      sort: z._default(z.enum(parcelSorts), 'number'),
    }),
    status: 200,
    answer: z.extend(listOf('parcels', parcel), { totals: z.object({ tantiemes: z.int() }) }),
    refusals: ['not_found'],
  }),
  contracts: route({
    method: 'get',
    path: '/v1/places/:placeId/contracts',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary: 'The co-owners of a place by name, each with the parcels held under one identity, and their tantièmes',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      lot: lotNumber,
      search,
      sort: z._default(z.enum(contractSorts), 'name'),
    }),
    status: 200,
    answer: z.extend(listOf('contracts', contract), {
      totals: z.object({ parcels: z.int(), tantiemes: z.int() }),
    }),
    refusals: ['not_found'],
  }),
}
