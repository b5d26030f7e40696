import type { Platform } from '#server/platform/context.ts'
import { closeSolved } from './ticketLists.store.ts'

/** Days after which a solved ticket takes no more comments. */
const daysUntilClosed = 14

/** Closes tickets that were solved two weeks ago; part of the hourly clean-up. Nobody is told: nothing changes for them. */
export async function closeTickets({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await closeSolved(db, new Date(now().getTime() - daysUntilClosed * 24 * 3_600_000))
}
