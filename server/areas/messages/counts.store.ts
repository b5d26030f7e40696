import { and, eq, or, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { conversationQueueTotals, conversationTotals } from './conversations.tables.ts'

const statement = prepared((db) => {
  const mayRead = mayReadIn(places.id, 'conversation.read')
  const mayAnswer = mayReadIn(places.id, 'exchange.answer')
  const unread = sql<number>`coalesce(${conversationTotals.unread}, 0)`
  const waiting = sql<number>`case when ${mayAnswer} then coalesce(${conversationQueueTotals.waiting}, 0) else 0 end`
  return db
    .select({ placeId: places.id, placeName: places.name, unread, waiting })
    .from(places)
    .leftJoin(
      conversationTotals,
      and(eq(conversationTotals.placeId, places.id), eq(conversationTotals.userId, sql.placeholder('userId'))),
    )
    .leftJoin(conversationQueueTotals, eq(conversationQueueTotals.placeId, places.id))
    .where(and(eq(places.offer, sql.placeholder('offer')), mayRead, or(sql`${unread} > 0`, sql`${waiting} > 0`)))
    .orderBy(plainText(places.name), places.id)
    .prepare('conversations_count')
})

export const countsByPlace = (db: Queryable, reader: { readonly userId: string; readonly offer: OfferCode }) =>
  statement(db).execute(reader)
