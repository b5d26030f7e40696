import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import { roleFilters } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { agencies, memberships, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

type Scope = { readonly userId: string; readonly offer: OfferCode; readonly placeId: string }

/** The agency of a place the person belongs to. */
export async function findAgency(db: Queryable, { userId, offer, placeId }: Scope) {
  const [row] = await db
    .select({ agency: agencies })
    .from(places)
    .innerJoin(agencies, eq(agencies.id, places.agencyId))
    .where(and(eq(places.id, placeId), eq(places.offer, offer), memberOf(userId, places.id)))
  return row?.agency ?? null
}

/**
 * Staff who look after the place, each once with the alphabetically first of their roles, which is also the most informative one.
 */
export const teamOf = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select({
      userId: users.id,
      displayName: users.displayName,
      role: sql<string>`min(${memberships.role})`,
      email: users.email,
      phoneNumber: users.phoneNumber,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.placeId, placeId),
        inArray(memberships.role, roleFilters.staff),
        memberOf(userId, memberships.placeId),
      ),
    )
    .groupBy(users.id)
    .orderBy(users.displayName, users.id)
