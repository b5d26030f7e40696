import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database.ts'
import { lots } from './places.tables.ts'

/** Locks a lot of a place, so that it is sold once at a time. */
export async function lockLot(tx: Transaction, placeId: string, lotId: string) {
  const [lot] = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.placeId, placeId), eq(lots.id, lotId)))
    .for('update')
  return lot ?? null
}

/** The new owner holds it under their default identity. */
export async function writeLotOwner(tx: Transaction, lotId: string, ownerId: string): Promise<void> {
  await tx.update(lots).set({ ownerId, identityId: null }).where(eq(lots.id, lotId))
}
