import { and, asc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toAddressLine } from '#contract/addressLine.ts'
import type { OfferCode } from '#contract/offers.ts'
import { offerCode } from '#contract/offers.ts'
import type { Place } from '#contract/places.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { rolesOf, toRoles } from './ownRoles.store.ts'
import { memberships, places } from './places.tables.ts'
import { plainText } from './plainText.ts'
import { users } from './profile.tables.ts'
import { toSearchPattern } from './searchText.ts'

/** The person, the site and the filters that select places. */
export type Mine = {
  readonly userId: string
  readonly offer: OfferCode
  readonly search?: string | undefined
  readonly byRole?: RoleName | undefined
  readonly byCity?: string | undefined
}

const held = alias(memberships, 'held')

/** A place is visible to its members, on the site of its offer. */
export const visible = (): SQL | undefined =>
  and(eq(memberships.userId, sql.placeholder('userId')), eq(places.offer, sql.placeholder('offer')))

/** A filter that is `null` does not apply, so one statement serves every combination. */
export const narrowed = (): SQL | undefined => {
  const pattern = sql`${sql.placeholder('pattern')}::text`
  const city = sql`${sql.placeholder('city')}::text`
  const role = sql`${sql.placeholder('role')}::text`
  return and(
    visible(),
    or(isNull(pattern), ilike(places.searchText, pattern)),
    or(isNull(city), eq(places.city, city)),
    or(
      isNull(role),
      sql`exists (select 1 from ${memberships} held where ${held.placeId} = ${places.id} and ${held.userId} = ${sql.placeholder('userId')} and ${held.role} = ${role})`,
    ),
  )
}

/** Values for the placeholders of `visible` and `narrowed`. */
export const valuesOf = ({ userId, offer, search, byRole, byCity }: Mine) => ({
  userId,
  offer,
  pattern: search ? toSearchPattern(search) : null,
  role: byRole ?? null,
  city: byCity ?? null,
})

/** A place with the roles of the caller, who is a member of it. */
export const placeWithRoles = {
  place: places,
  roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
}

const onePage = (where: () => SQL | undefined, name: string) => (db: Queryable) =>
  db
    .select({ ...placeWithRoles, total: totalOfAll })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(where())
    .groupBy(places.id)
    .orderBy(asc(plainText(places.name)), asc(places.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name)

// Without a filter the plan is simpler, and every page load requests this list.
const pageOfAll = prepared(onePage(visible, 'my_places'))
const pageOfSome = prepared(onePage(narrowed, 'my_places_narrowed'))
const total = prepared((db) =>
  db
    .select({ total: sql<number>`count(distinct ${places.id})::int` })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(narrowed())
    .prepare('my_places_count'),
)

/** One page and its total in one statement; a page beyond the last one needs the total alone. */
export async function listPlaces(db: Queryable, mine: Mine, page: PageQuery) {
  const statement = mine.search || mine.byRole || mine.byCity ? pageOfSome(db) : pageOfAll(db)
  const rows = await statement.execute({ ...valuesOf(mine), limit: page.perPage, offset: rowsToSkip(page) })
  return { places: rows.map(toPlace), meta: await metaOf(rows, page, () => countPlaces(db, mine)) }
}

export async function countPlaces(db: Queryable, mine: Mine): Promise<number> {
  const [row] = await total(db).execute(valuesOf(mine))
  return row?.total ?? 0
}

export function toPlace({ place, roles }: { place: typeof places.$inferSelect; roles: unknown }): Place {
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
    roles: toRoles(roles),
  }
}

const ownRoles = prepared((db) =>
  db
    .select({ roles: rolesOf(users.id) })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('own_roles'),
)

/** The roles of a person in a place of the offer, in alphabetical order; empty when they do not belong to it. */
export async function rolesInPlace(
  db: Queryable,
  userId: string,
  placeId: string,
  offer: OfferCode,
): Promise<readonly RoleName[]> {
  const [row] = await ownRoles(db).execute({ userId, placeId, offer })
  return row ? toRoles(row.roles) : []
}

/** Every place of a person, in any offer. */
export async function placeIdsOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ placeId: memberships.placeId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  return rows.map(({ placeId }) => placeId)
}
