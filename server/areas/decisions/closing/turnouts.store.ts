import { and, eq, gt } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Transaction } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { decisions } from '../decisions.tables.ts'

/** Open decisions of an offer with votes about which nobody else has been notified. Marks them as notified. */
export const takeUntoldTurnouts = (tx: Transaction, offer: OfferCode) =>
  tx
    .update(decisions)
    .set({ toldLength: decisions.logLength })
    .from(places)
    .where(
      and(
        eq(places.id, decisions.placeId),
        eq(places.offer, offer),
        eq(decisions.life, 'open'),
        gt(decisions.logLength, decisions.toldLength),
      ),
    )
    .returning({ id: decisions.id, placeId: decisions.placeId })
