import { and, asc, desc, eq, ne, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { invitations } from './invitations.tables.ts'
import { customerPeople, lots, memberships, places } from './places.tables.ts'
import { userOffers } from './profile.tables.ts'

const place = { placeName: places.name, placeOffer: places.offer }

/** A person's offers, memberships, lots and customer files, and the invitations they sent and received. */
export const findOwnMemberships = async (
  db: Queryable,
  { userId, email }: { readonly userId: string; readonly email: string },
) => ({
  offers: await db.select({ offer: userOffers.offer }).from(userOffers).where(eq(userOffers.userId, userId)),
  memberships: await db
    .select({
      ...place,
      role: memberships.role,
      since: memberships.since,
      displayName: memberships.displayName,
      isDefault: memberships.isDefault,
    })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(places.name), asc(memberships.role)),
  lots: await db
    .select({ ...place, number: lots.number, kind: lots.kind, building: lots.building, tantiemes: lots.tantiemes })
    .from(lots)
    .innerJoin(places, eq(places.id, lots.placeId))
    .where(eq(lots.ownerId, userId))
    .orderBy(asc(places.name), asc(lots.number)),
  customerFiles: await db
    .select({ reference: customerPeople.reference })
    .from(customerPeople)
    .where(eq(customerPeople.userId, userId)),
  invitationsSent: await findInvitations(db, eq(invitations.invitedBy, userId)),
  invitationsReceived: await findInvitations(
    db,
    and(or(eq(invitations.userId, userId), eq(invitations.email, email)), ne(invitations.invitedBy, userId)),
  ),
})

const findInvitations = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      ...place,
      role: invitations.role,
      createdAt: invitations.createdAt,
      acceptedAt: invitations.acceptedAt,
    })
    .from(invitations)
    .innerJoin(places, eq(places.id, invitations.placeId))
    .where(which)
    .orderBy(desc(invitations.createdAt), invitations.id)
