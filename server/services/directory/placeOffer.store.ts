import { eq } from 'drizzle-orm'
import { type OfferCode, offerCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from './places.tables.ts'

/** The offer whose site shows a place. */
export async function findOfferOfPlace(db: Queryable, placeId: string): Promise<OfferCode | null> {
  const [row] = await db.select({ offer: places.offer }).from(places).where(eq(places.id, placeId))
  return row ? offerCode.parse(row.offer) : null
}
