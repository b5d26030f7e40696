import { and, eq } from 'drizzle-orm'
import { localeCode, type OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { calendarFeeds } from './calendar.tables.ts'

type Whose = { readonly userId: string; readonly offer: OfferCode }

const ofPerson = ({ userId, offer }: Whose) => and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.offer, offer))

export async function findFeed(db: Queryable, whose: Whose) {
  const [row] = await db.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).where(ofPerson(whose))
  return row ?? null
}

/** A new address replaces the former one. */
export async function writeFeed(db: Queryable, values: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { tokenHash, locale, createdAt } = values
  await db
    .insert(calendarFeeds)
    .values(values)
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.offer],
      set: { tokenHash, locale, createdAt },
    })
}

/** Returns whether there was one. */
export async function deleteFeed(db: Queryable, whose: Whose): Promise<boolean> {
  const rows = await db.delete(calendarFeeds).where(ofPerson(whose)).returning({ userId: calendarFeeds.userId })
  return rows.length > 0
}

/** The owner of a token's calendar on this site, and their language; `null` = the token opens none. */
export async function ownerOfToken(db: Queryable, tokenHash: string, offer: OfferCode) {
  const [row] = await db
    .select({ userId: calendarFeeds.userId, locale: calendarFeeds.locale, ownLocale: users.locale })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(calendarFeeds.offer, offer)))
  return row ? { userId: row.userId, locale: row.ownLocale, atHand: localeCode.parse(row.locale) } : null
}
