import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { calendarFeeds } from './calendar.tables.ts'

/** The date on which a person created their calendar's address, but never the address. */
export const findOwnFeeds = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  calendarFeeds: await db
    .select({ offer: calendarFeeds.offer, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(calendarFeeds.offer),
})
