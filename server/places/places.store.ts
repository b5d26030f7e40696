import { and, asc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OfferCode } from '#contract/offers.ts'
import { offerCode } from '#contract/offers.ts'
import type { Place } from '#contract/places.ts'
import type { RoleName } from '#contract/roles.ts'
import { roleName } from '#contract/roles.ts'
import type { Queryable } from '../platform/database.ts'
import { prepared } from '../platform/prepared.ts'
import { toAddressLine } from './addressLine.ts'
import { memberships, places } from './places.tables.ts'
import { toSearchPattern } from './searchText.ts'

type Mine = { readonly userId: string; readonly offer: OfferCode; readonly search?: string | undefined }
type Page = { readonly page: number; readonly perPage: number }

/** A place is visible to its members, on the site of its offer. */
const visible = (isSearching = false): SQL | undefined =>
  and(
    eq(memberships.userId, sql.placeholder('userId')),
    eq(places.offer, sql.placeholder('offer')),
    isSearching ? ilike(places.searchText, sql.placeholder('pattern')) : undefined,
  )

const onePage = (isSearching: boolean) => (db: Queryable) =>
  db
    .select({
      place: places,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(visible(isSearching))
    .groupBy(places.id)
    .orderBy(asc(places.name), asc(places.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(isSearching ? 'my_places_found' : 'my_places')

const pageOfAll = prepared(onePage(false))
const pageOfFound = prepared(onePage(true))

/** One page and its total in one statement; a page beyond the last needs the total alone. */
export async function listPlaces(db: Queryable, mine: Mine, { page, perPage }: Page) {
  const statement = mine.search ? pageOfFound(db) : pageOfAll(db)
  const rows = await statement.execute({ ...valuesOf(mine), limit: perPage, offset: (page - 1) * perPage })
  const total = rows[0]?.total ?? (page > 1 ? await countPlaces(db, mine) : 0)
  return { places: rows.map(toPlace), total }
}

const valuesOf = ({ userId, offer, search }: Mine) => ({
  userId,
  offer,
  ...(search && { pattern: toSearchPattern(search) }),
})

async function countPlaces(db: Queryable, mine: Mine): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${places.id})::int` })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(visible(!!mine.search))
    .prepare(mine.search ? 'my_places_found_count' : 'my_places_count')
    .execute(valuesOf(mine))
  return row?.total ?? 0
}

const roleNames = z.array(roleName)

function toPlace({ place, roles }: { place: typeof places.$inferSelect; roles: unknown }): Place {
  const { id, name, street, zipCode, city, mainLotsCount, buildingsCount, description } = place
  return {
    id,
    name,
    address: toAddressLine({ street, zipCode, city }),
    city,
    mainLotsCount,
    buildingsCount,
    description,
    offer: offerCode.parse(place.offer),
    roles: roleNames.parse(roles),
  }
}

const ownRoles = prepared((db) =>
  db
    .select({ role: memberships.role })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(visible(), eq(places.id, sql.placeholder('placeId'))))
    .orderBy(asc(memberships.role))
    .prepare('own_roles'),
)

/** The roles of a person in a place of the offer, in alphabetical order; none: they do not belong to it. */
export async function rolesInPlace(
  db: Queryable,
  userId: string,
  placeId: string,
  offer: OfferCode,
): Promise<readonly RoleName[]> {
  const rows = await ownRoles(db).execute({ userId, placeId, offer })
  return roleNames.parse(rows.map(({ role }) => role))
}
