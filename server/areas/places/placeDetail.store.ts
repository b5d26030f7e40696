import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { placeWithRoles, visible } from '#server/services/directory/places.store.ts'
import { lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toPlaceSearchText } from '#server/services/directory/searchText.ts'

type Scope = { readonly userId: string; readonly offer: OfferCode; readonly placeId: string }

const held = alias(memberships, 'held')
const around = alias(places, 'around')

const visiblePlace = prepared((db) => {
  const rolesInAll = db
    .select({ roles: sql`json_agg(distinct ${held.role} order by ${held.role})` })
    .from(held)
    .innerJoin(around, eq(around.id, held.placeId))
    .where(and(eq(held.userId, sql.placeholder('userId')), eq(around.offer, sql.placeholder('offer'))))
  return db
    .select({ ...placeWithRoles, rolesInAll: sql<unknown>`${rolesInAll}` })
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(visible(), eq(places.id, sql.placeholder('placeId'))))
    .groupBy(places.id)
    .prepare('my_place')
})

/** A place with the person's roles there; `null` = the person does not belong to it. */
export async function findPlace(db: Queryable, scope: Scope) {
  const [row] = await visiblePlace(db).execute(scope)
  return row ?? null
}

/** The buildings of a place, in the order of their lots. */
export async function buildingsOf(db: Queryable, { userId, placeId }: Scope): Promise<string[]> {
  const rows = await db
    .select({ building: lots.building })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), memberOf(userId, lots.placeId)))
    .groupBy(lots.building)
    .orderBy(sql`min(${lots.number})`)
  return rows.map(({ building }) => building)
}

export const ownLots = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select({ number: lots.number, kind: lots.kind, building: lots.building, tantiemes: lots.tantiemes })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), eq(lots.ownerId, userId), memberOf(userId, lots.placeId)))
    .orderBy(lots.number)

/** People who joined by an invitation of this person and are still members. */
export const guestsOf = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select({
      userId: users.id,
      displayName: sql<string>`coalesce(${memberships.displayName}, ${users.displayName})`,
      role: invitations.role,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, invitations.userId),
        eq(memberships.placeId, invitations.placeId),
        eq(memberships.role, invitations.role),
      ),
    )
    .where(
      and(
        eq(invitations.placeId, placeId),
        eq(invitations.invitedBy, userId),
        isNotNull(invitations.acceptedAt),
        memberOf(userId, invitations.placeId),
      ),
    )
    .groupBy(users.id, memberships.displayName, invitations.role)
    .orderBy(users.displayName, users.id, invitations.role)

type Changes = Pick<typeof places.$inferSelect, 'name' | 'description' | 'street' | 'zipCode' | 'city'>

/** Replaces the description of a place and its search text; `null` when the person does not belong to it. */
export async function writePlace(db: Queryable, { userId, offer, placeId }: Scope, changes: Changes): Promise<boolean> {
  const written = await db
    .update(places)
    .set({ ...changes, searchText: toPlaceSearchText(changes) })
    .where(and(eq(places.id, placeId), eq(places.offer, offer), memberOf(userId, places.id)))
    .returning({ id: places.id })
  return written.length > 0
}
