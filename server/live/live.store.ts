import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { liveEvents } from './live.tables.ts'

/** Where the database says that there is something to read; the events themselves are read from the table. */
export const liveChannel = 'live_events'

/** Any number of ours, the same in every process. */
const lockKey = 4_120_664

type NewEvent = typeof liveEvents.$inferInsert

/**
 * Writes an event and wakes whoever listens once the transaction commits.
 *
 * A sequence gives out its numbers before the commit: without the lock number 8 could become visible before number 7, a
 * stream that has shown 8 would ask for what comes behind 8, and 7 would be lost. From the lock to the commit one
 * transaction at a time numbers its events, so what is visible has no gap that fills later.
 */
export async function insertEvent(tx: Transaction, event: NewEvent): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  await tx.insert(liveEvents).values(event)
  await tx.execute(sql`select pg_notify(${liveChannel}, '')`)
}
