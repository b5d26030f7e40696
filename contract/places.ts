import * as z from 'zod/mini'
import { listOf, pageQuery, placesPerPage } from './lists.ts'
import { offerCode } from './offers.ts'
import { route } from './route.ts'

/** Job roles, in the specification's own words (§6). */
const roleNames = [
  'coownership',
  'lessor',
  'coownership_board_member',
  'coowner_secondary',
  'partner',
  'partner_admin',
  'tenant',
  'caretaker',
  'employee',
  'coowner',
  'coowner_assistant',
  'coowner_accountant',
  'director',
  'recovery_responsible',
  'claims_manager',
  'coowner_manager',
  'coowner_president',
  'director_assistant',
  'president_board_member',
  'property_developer',
  'resident',
  'referent',
  'referent_assistant',
] as const
export const roleName = z.enum(roleNames)
export type RoleName = z.output<typeof roleName>

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
  /** What the person asking is there. */
  roles: z.array(roleName),
})
export type Place = z.output<typeof place>

export const placeRoutes = {
  mine: route({
    method: 'get',
    path: '/v1/users/me/places',
    access: 'person',
    summary: 'The places of the person signed in, in the named offer, by name',
    query: z.looseObject({ ...pageQuery(placesPerPage), search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: listOf('places', place),
    refusals: [],
  }),
}
