import { and, asc, eq, min, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { bankLines } from './bankLines.tables.ts'

const toMatch = prepared((db) =>
  db
    .select({ placeId: places.id, placeName: places.name, count: sql<number>`count(*)::int` })
    .from(bankLines)
    .innerJoin(places, and(eq(places.id, bankLines.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(and(eq(bankLines.state, 'unmatched'), mayReadIn(bankLines.placeId, 'ledger.post')))
    .groupBy(places.id)
    .orderBy(asc(min(bankLines.bookedOn)), asc(places.id))
    .prepare('bank_lines_to_match'),
)

export const findBankLinesToMatch = (db: Queryable, reader: { readonly userId: string; readonly offer: OfferCode }) =>
  toMatch(db).execute(reader)
