import * as z from 'zod/mini'
import { listOf, pageQuery, placesPerPage } from './lists.ts'
import { offerCode } from './offers.ts'
import { saying } from './problems.ts'
import { roleName } from './roles.ts'
import { route } from './route.ts'
import { requiredText } from './text.ts'

/** `:placeId` in a path: the caller must be a member of the place, and the route names the permission that it requires. */
export const placeParams = z.object({ placeId: z.uuid() })

const place = z.object({
  id: z.uuid(),
  name: z.string(),
  /** One line: street, postal code, city. */
  address: z.string(),
  city: z.string(),
  /** Lots that carry votes: flats, shops, offices. */
  mainLotsCount: z.int(),
  buildingsCount: z.int(),
  description: z.string(),
  offer: offerCode,
  /** The caller's roles there. */
  roles: z.array(roleName),
})
export type Place = z.output<typeof place>

/** The kinds of lots that count towards the size of a place. */
export const mainLotKinds = ['flat', 'shop', 'office'] as const
export const lotKinds = [...mainLotKinds, 'cellar', 'parking'] as const
const lotKind = z.enum(lotKinds)

/** How one person appears in one place: one identity for each of their roles there. */
export const identity = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  role: roleName,
  /** The name shown in this place instead of the profile's. */
  displayName: z.nullable(z.string()),
  isDefault: z.boolean(),
})
export type Identity = z.output<typeof identity>

/** A place as its own page shows it. */
export const placeDetail = z.extend(place, {
  /** The caller's roles in all their places of the offer, each once: they decide which requests about all of these are worth sending. */
  rolesInAll: z.array(roleName),
  street: z.string(),
  zipCode: z.string(),
  buildings: z.array(z.string()),
  /** The sum of the tantièmes of all lots. */
  tantiemesTotal: z.int(),
  /** The caller's own lots. */
  lots: z.array(z.object({ number: z.int(), kind: lotKind, building: z.string(), tantiemes: z.int() })),
  /** People who accepted an invitation of the caller. */
  sharedWith: z.array(z.object({ userId: z.uuid(), displayName: z.string(), role: roleName })),
  defaultIdentity: z.nullable(identity),
  agencyId: z.nullable(z.uuid()),
})
export type PlaceDetail = z.output<typeof placeDetail>

export const placeChanges = z.strictObject({
  name: requiredText(120),
  description: z.string().check(z.trim(), z.maxLength(1_000, saying('too_long'))),
  street: requiredText(200),
  zipCode: requiredText(12),
  city: requiredText(80),
})
export type PlaceChanges = z.output<typeof placeChanges>

export const agency = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** Monday is 1; a day without hours is closed. Local time, HH:MM. */
  openingHours: z.array(z.object({ weekday: z.int(), opensAt: z.string(), closesAt: z.string() })),
  /** The people in charge of this place. */
  team: z.array(
    z.object({
      userId: z.uuid(),
      displayName: z.string(),
      role: roleName,
      email: z.string(),
      phoneNumber: z.nullable(z.string()),
    }),
  ),
})
export type Agency = z.output<typeof agency>

export const fiscalYear = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  startsOn: z.iso.date(),
  /** The last day, included. */
  endsOn: z.iso.date(),
  isCurrent: z.boolean(),
  /** A closed year accepts no more entries; `null` = open. */
  closedAt: z.nullable(z.iso.datetime()),
  /** The day on which the general meeting approved its accounts; `null` = not yet. */
  approvedOn: z.nullable(z.iso.date()),
})
export type FiscalYear = z.output<typeof fiscalYear>

export const placeRoutes = {
  mine: route({
    method: 'get',
    path: '/v1/users/me/places',
    access: 'person',
    summary: 'The places of the signed-in person in the named offer, by name',
    query: z.looseObject({
      ...pageQuery(placesPerPage),
      search: z.optional(z.string().check(z.maxLength(200))),
      /** Only places where the person holds this role. */
      byRole: z.optional(roleName),
      /** Only places of this city, as written. */
      byCity: z.optional(z.string().check(z.maxLength(80))),
    }),
    status: 200,
    answer: listOf('places', place),
    refusals: [],
  }),
  read: route({
    method: 'get',
    path: '/v1/places/:placeId',
    access: 'person',
    permission: 'place.read',
    summary: 'One place with its buildings, the caller’s lots and identity, and the people the caller invited',
    params: placeParams,
    status: 200,
    answer: placeDetail,
    refusals: ['not_found'],
  }),
  update: route({
    method: 'put',
    path: '/v1/places/:placeId',
    access: 'person',
    permission: 'place.update',
    summary: 'Replaces name, description and address of a place',
    params: placeParams,
    body: z.strictObject({ place: placeChanges }),
    status: 200,
    answer: placeDetail,
    refusals: ['not_found'],
  }),
  agency: route({
    method: 'get',
    path: '/v1/places/:placeId/agency',
    access: 'person',
    permission: 'agency.read',
    summary: 'The agency that manages a place, with the people who look after it',
    params: placeParams,
    status: 200,
    answer: agency,
    refusals: ['not_found'],
  }),
  fiscalYears: route({
    method: 'get',
    path: '/v2/places/:placeId/fiscal_years',
    access: 'person',
    permission: 'fiscalYear.read',
    summary: 'The fiscal years of a place, the latest first; one of them is current',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('fiscalYears', fiscalYear),
    refusals: ['not_found'],
  }),
  identities: route({
    method: 'get',
    path: '/v1/users/me/identities',
    access: 'person',
    summary: 'The signed-in person’s identities in a place, one for each role',
    query: z.object({ place: z.uuid(), ...pageQuery() }),
    status: 200,
    answer: listOf('identities', identity),
    refusals: ['not_found'],
  }),
  updateIdentity: route({
    method: 'patch',
    path: '/v1/users/me/identities/:identityId',
    access: 'person',
    summary: 'Changes the name shown in one place; null restores the profile’s',
    params: z.object({ identityId: z.uuid() }),
    body: z.strictObject({ identity: z.strictObject({ displayName: z.nullable(requiredText(80)) }) }),
    status: 200,
    answer: identity,
    refusals: ['not_found'],
  }),
  chooseDefaultIdentity: route({
    method: 'post',
    path: '/v1/users/me/places/:placeId/default_identities',
    access: 'person',
    permission: 'identity.update',
    summary: 'Chooses the person’s default identity in a place',
    params: placeParams,
    body: z.strictObject({ identityId: z.uuid() }),
    status: 200,
    answer: identity,
    refusals: ['not_found'],
  }),
}
