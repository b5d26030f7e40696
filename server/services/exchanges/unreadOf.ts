import { topicOfType } from '#contract/notifications.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { findAddressees } from '#server/services/notifications/addressees.store.ts'
import { findUnreadOf } from '#server/services/notifications/unreadExchanges.store.ts'
import { type ExchangeType, exchangeTypes } from './exchange.ts'

/** A person's unread notifications about the exchanges of a site for which they want e-mails. */
export async function unreadOf(db: Queryable, userId: string, offer: OfferCode) {
  const unread = await findUnreadOf(db, { userId, offer, types: exchangeTypes })
  const idsOf = (type: ExchangeType) => unread.flatMap((one) => (one.type === type ? one.id : []))
  const told = await Promise.all(
    exchangeTypes.map(async (type) => {
      const ids = idsOf(type)
      if (ids.length === 0) return []
      const filter = { topic: topicOfType[type], offer, channel: 'email' } as const
      const people = await findAddressees(db, ids, filter)
      return people.map((one) => ({ ...one, type }))
    }),
  )
  return told.flat()
}
