import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { NotificationTopic } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { notificationDefaults } from './notificationDefaults.ts'
import { notificationSwitches } from './notificationSwitches.tables.ts'
import { notifications } from './notifications.tables.ts'

/** The recipients who also get a mail: people with an open account on this site whose switch is on. */
export async function findAddressees(
  db: Queryable,
  ids: readonly string[],
  { topic, offer }: { topic: NotificationTopic; offer: OfferCode },
) {
  const isOn = sql<boolean>`coalesce(${notificationSwitches.isOn}, ${notificationDefaults[topic].email}::boolean)`
  const ofTopic = and(
    eq(notificationSwitches.userId, users.id),
    eq(notificationSwitches.topic, topic),
    eq(notificationSwitches.channel, 'email'),
  )
  return db
    .select({
      id: notifications.id,
      email: users.email,
      displayName: users.displayName,
      locale: users.locale,
      path: notifications.path,
      placeId: notifications.placeId,
      title: notifications.title,
      author: notifications.author,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(userOffers, and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer)))
    .leftJoin(notificationSwitches, ofTopic)
    .where(and(inArray(notifications.id, [...ids]), isNotNull(users.passwordHash), isOn))
}
