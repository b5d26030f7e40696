import { and, asc, eq, exists, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { offerTotals, userOffers, users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'

type Filter = { readonly offer: OfferCode; readonly search: string }

const one = { one: sql`1` }
const isOfOffer = (db: Queryable, offer: OfferCode) =>
  exists(
    db
      .select(one)
      .from(userOffers)
      .where(and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer))),
  )

/** Matches a person's names, e-mail address or a place of the offer. */
function isFound(db: Queryable, { offer, search }: Filter) {
  const pattern = toSearchPattern(search)
  const isInPlace = exists(
    db
      .select(one)
      .from(memberships)
      .innerJoin(places, eq(places.id, memberships.placeId))
      .where(and(eq(memberships.userId, users.id), eq(places.offer, offer), ilike(places.searchText, pattern))),
  )
  return or(ilike(users.searchText, pattern), ilike(users.email, pattern), isInPlace)
}

/** Without a search, the count is a stored total, less the few administrators; the hits of a search are counted with the page. */
function totalOf(db: Queryable, { offer, search }: Filter, where: SQL | undefined) {
  if (search !== '') return db.$count(users, where)
  const administrators = db.$count(users, and(users.isAdministrator, isOfOffer(db, offer)))
  return sql<number>`((select ${offerTotals.people} from ${offerTotals} where ${offerTotals.offer} = ${offer}) - ${administrators})::int`
}

/** One page of people, by name without accents. Nobody may impersonate an administrator. */
export async function listPeople(db: Queryable, filter: Filter, page: PageQuery) {
  const { offer, search } = filter
  const where = and(not(users.isAdministrator), isOfOffer(db, offer), search === '' ? undefined : isFound(db, filter))
  const people = await db
    .select({ id: users.id, displayName: users.displayName, email: users.email, total: totalOf(db, filter, where) })
    .from(users)
    .where(where)
    .orderBy(asc(users.searchText), asc(users.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  return { people, meta: await metaOf(people, page, () => db.$count(users, where)) }
}

/**
 * The places of these people in the offer, with their roles. The limit makes PostgreSQL look up the place of each of their few
 * memberships; with a join, it reads every place of the offer first.
 */
export async function findPlacesOf(db: Queryable, userIds: readonly string[], offer: OfferCode) {
  if (userIds.length === 0) return []
  const place = db
    .select({ id: places.id, name: places.name })
    .from(places)
    .where(and(eq(places.id, memberships.placeId), eq(places.offer, offer)))
    .limit(1)
    .as('place')
  return db
    .select({
      userId: memberships.userId,
      id: place.id,
      name: place.name,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
    })
    .from(memberships)
    .innerJoinLateral(place, sql`true`)
    .where(inArray(memberships.userId, [...userIds]))
    .groupBy(memberships.userId, place.id, place.name)
    .orderBy(asc(plainText(place.name)), asc(place.id))
}
