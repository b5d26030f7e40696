import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { isSessionOpen, openSessions } from './openSessions.store.ts'
import { pushSubscriptions } from './pushSubscriptions.tables.ts'
import { sessions } from './session.tables.ts'

type NewSubscription = typeof pushSubscriptions.$inferInsert

/** Stores the subscription of a session, and replaces an earlier one of the session or of the browser. */
export async function writeSubscription(db: Queryable, values: NewSubscription): Promise<void> {
  const { sessionId, endpoint } = values
  await db
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)))
  await db.insert(pushSubscriptions).values(values)
}

export async function findOfSession(db: Queryable, sessionId: string) {
  const [row] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  return row ?? null
}

type Reader = { readonly userId: string; readonly sessionId: string; readonly offer: OfferCode; readonly now: Date }

/** Whether a device of the person other than the one of this session receives notifications on one site. */
export async function hasOtherDevice(db: Queryable, { userId, sessionId, offer, now }: Reader): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.offer, offer),
        ne(pushSubscriptions.sessionId, sessionId),
        openSessions({ userId, now }),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deleteOfSession(db: Queryable, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .returning({ id: pushSubscriptions.id })
  return gone.length > 0
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** The devices of these people on one site. */
export async function findDevices(db: Queryable, userIds: readonly string[], offer: OfferCode) {
  if (userIds.length === 0) return []
  return db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.userId, [...userIds]), eq(pushSubscriptions.offer, offer)))
}

/** A device whose session is open; `null` once the person has signed out there. */
export async function findDevice(db: Queryable, id: string, now: Date) {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return row && (await isSessionOpen(db, row.sessionId, { userId: row.userId, now })) ? row : null
}

/** The devices of a person, without the addresses and keys that would let anybody send them messages. */
export const findOwnDevices = (db: Queryable, userId: string) =>
  db
    .select({ offer: pushSubscriptions.offer, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
