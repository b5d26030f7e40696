import { and, eq, gt, lt } from 'drizzle-orm'
import type { SignatureState } from '#contract/payments/signatures.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { signatureEvents, signatureRequests } from './signatures.tables.ts'

type RequestRow = typeof signatureRequests.$inferSelect

/** A request, with the owner and the place of its mandate; `null` = none. */
export async function findRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({ request: signatureRequests, userId: mandates.userId, placeId: mandates.placeId })
    .from(signatureRequests)
    .innerJoin(mandates, eq(mandates.id, signatureRequests.mandateId))
    .where(eq(signatureRequests.id, id))
  return row ?? null
}

/** A request of the person in a place that they still belong to, on any site; `null` = none. */
export async function findOwnRequest(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ offer: signatureRequests.offer, state: signatureRequests.state, placeId: mandates.placeId })
    .from(signatureRequests)
    .innerJoin(mandates, eq(mandates.id, signatureRequests.mandateId))
    .where(and(eq(signatureRequests.id, id), eq(mandates.userId, userId), memberOf(userId, mandates.placeId)))
  return row ?? null
}

const openOf = (mandateId: string) =>
  and(eq(signatureRequests.mandateId, mandateId), eq(signatureRequests.state, 'open'))

/** The open request of a person's mandate in a place, which may have expired; `null` = none. */
export async function findOpenRequest(db: Queryable, { userId, placeId }: { userId: string; placeId: string }) {
  const [row] = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .innerJoin(mandates, eq(mandates.id, signatureRequests.mandateId))
    .where(and(eq(mandates.userId, userId), eq(mandates.placeId, placeId), eq(signatureRequests.state, 'open')))
  return row ?? null
}

export async function lockOpenRequest(tx: Transaction, mandateId: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(signatureRequests).where(openOf(mandateId)).for('update')
  return row ?? null
}

export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(signatureRequests).where(eq(signatureRequests.id, id)).for('update')
  return row ?? null
}

/** When a person requested signatures since a moment, for any mandate, the earliest first. */
export async function requestsSince(db: Queryable, userId: string, since: Date): Promise<readonly Date[]> {
  const rows = await db
    .select({ askedAt: signatureRequests.askedAt })
    .from(signatureRequests)
    .innerJoin(mandates, and(eq(mandates.id, signatureRequests.mandateId), eq(mandates.userId, userId)))
    .where(gt(signatureRequests.askedAt, since))
    .orderBy(signatureRequests.askedAt)
  return rows.map(({ askedAt }) => askedAt)
}

export async function insertRequest(tx: Transaction, request: typeof signatureRequests.$inferInsert) {
  const [row] = await tx.insert(signatureRequests).values(request).returning()
  if (!row) throw new Error('no row was inserted')
  return row
}

export async function writeState(tx: Transaction, id: string, state: SignatureState): Promise<void> {
  await tx.update(signatureRequests).set({ state }).where(eq(signatureRequests.id, id))
}

/** Requests that expired before a moment, with an unknown outcome. */
export const findUnsettled = (db: Queryable, before: Date) =>
  db
    .select({ id: signatureRequests.id, offer: signatureRequests.offer })
    .from(signatureRequests)
    .where(and(eq(signatureRequests.state, 'open'), lt(signatureRequests.expiresAt, before)))

/** Whether this is the first time that the event arrives. */
export async function claimEvent(tx: Transaction, id: string, receivedAt: Date): Promise<boolean> {
  const claimed = await tx.insert(signatureEvents).values({ id, receivedAt }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/** By then, nobody can sign a request or send an event again. */
export async function deleteOldRequests(db: Queryable, before: Date): Promise<void> {
  await db.delete(signatureRequests).where(lt(signatureRequests.expiresAt, before))
  await db.delete(signatureEvents).where(lt(signatureEvents.receivedAt, before))
}
