import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { invitations } from './invitations.tables.ts'
import { memberWith } from './memberOf.store.ts'
import { memberships, places } from './places.tables.ts'

/** Makes somebody a member; false when they already have this role. */
export async function insertMembership(db: Queryable, values: typeof memberships.$inferInsert): Promise<boolean> {
  const written = await db.insert(memberships).values(values).onConflictDoNothing().returning({ id: memberships.id })
  return written.length > 0
}

/** Whether an invitation waits for its answer. */
export async function isInvited(db: Queryable, invitationId: string): Promise<boolean> {
  const isPending = and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt))
  return (await db.$count(invitations, isPending)) > 0
}

/**
 * Accepts every pending invitation of an address to places of an offer. An invitation counts only while its author may
 * still invite there: somebody who has left the place brings nobody in.
 */
export async function acceptPending(
  db: Queryable,
  { email, userId, offer, now }: { email: string; userId: string; offer: string; now: Date },
) {
  const ofOffer = db.select({ id: places.id }).from(places).where(eq(places.offer, offer))
  return db
    .update(invitations)
    .set({ acceptedAt: now, userId })
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        ne(invitations.invitedBy, userId),
        inArray(invitations.placeId, ofOffer),
        memberWith('invitation.create', invitations.invitedBy, invitations.placeId),
      ),
    )
    .returning()
}
