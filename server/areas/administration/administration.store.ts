import { and, asc, count, eq, exists, ilike, inArray, not, or, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'

type Lookup = { readonly offer: OfferCode; readonly search: string }

/** People of the offer, found by their names, their e-mail or a place of the offer; administrators are looked at by nobody. */
function found(db: Queryable, { offer, search }: Lookup) {
  const one = { one: sql`1` }
  const isOfOffer = exists(
    db
      .select(one)
      .from(userOffers)
      .where(and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer))),
  )
  const people = and(not(users.isAdministrator), isOfOffer)
  if (search === '') return people
  const pattern = toSearchPattern(search)
  const isInPlace = exists(
    db
      .select(one)
      .from(memberships)
      .innerJoin(places, eq(places.id, memberships.placeId))
      .where(and(eq(memberships.userId, users.id), eq(places.offer, offer), ilike(places.searchText, pattern))),
  )
  return and(people, or(ilike(users.searchText, pattern), ilike(users.email, pattern), isInPlace))
}

/** One page of people, by name. */
export async function listPeople(db: Queryable, lookup: Lookup, page: PageQuery) {
  const people = await db
    .select({ id: users.id, displayName: users.displayName, email: users.email, total: totalOfAll })
    .from(users)
    .where(found(db, lookup))
    .orderBy(asc(users.displayName), asc(users.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(people, page, async () => {
    const [row] = await db.select({ total: count() }).from(users).where(found(db, lookup))
    return row?.total ?? 0
  })
  return { people, meta }
}

/** Where these people belong to in the offer, and as what. */
export async function findPlacesOf(db: Queryable, userIds: readonly string[], offer: OfferCode) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: memberships.userId,
      id: places.id,
      name: places.name,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
    })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(inArray(memberships.userId, [...userIds]), eq(places.offer, offer)))
    .groupBy(memberships.userId, places.id)
    .orderBy(asc(places.name), asc(places.id))
}
