import { and, asc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OfferCode } from '#contract/offers.ts'
import { offerCode } from '#contract/offers.ts'
import { type Place, roleName } from '#contract/places.ts'
import type { Queryable } from '../platform/database.ts'
import { toAddressLine } from './addressLine.ts'
import { memberships, places } from './places.tables.ts'
import { toSearchPattern } from './searchText.ts'

type Mine = { readonly userId: string; readonly offer: OfferCode; readonly search?: string | undefined }
type Page = { readonly page: number; readonly perPage: number }

/** A place is visible to its members, on the site of its offer. */
const visible = ({ userId, offer, search }: Mine): SQL | undefined =>
  and(
    eq(memberships.userId, userId),
    eq(places.offer, offer),
    search ? ilike(places.searchText, toSearchPattern(search)) : undefined,
  )

/** One page and its total in one statement; a page beyond the last needs the total alone. */
export async function listPlaces(db: Queryable, mine: Mine, { page, perPage }: Page) {
  const rows = await db
    .select({
      place: places,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(visible(mine))
    .groupBy(places.id)
    .orderBy(asc(places.name), asc(places.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = rows[0]?.total ?? (page > 1 ? await countPlaces(db, mine) : 0)
  return { places: rows.map(toPlace), total }
}

async function countPlaces(db: Queryable, mine: Mine): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${places.id})::int` })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(visible(mine))
  return row?.total ?? 0
}

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
    roles: z.array(roleName).parse(roles),
  }
}

export async function isMember(db: Queryable, userId: string, placeId: string, offer: OfferCode): Promise<boolean> {
  const [row] = await db
    .select({ id: places.id })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(visible({ userId, offer }), eq(places.id, placeId)))
    .limit(1)
  return row !== undefined
}
