import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { NotificationChannel, NotificationTopic } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { notificationDefaults } from './notificationDefaults.ts'
import { notificationSwitches } from './notificationSwitches.tables.ts'
import { notifications } from './notifications.tables.ts'

type Filter = {
  readonly topic: NotificationTopic
  readonly offer: OfferCode
  readonly channel: NotificationChannel
  readonly isObligatory?: boolean | undefined
}

/**
 * The recipients of this channel: people with an open account on this site whose switch is on. An obligatory notification reaches
 * everybody on this site.
 */
export async function findAddressees(
  db: Queryable,
  ids: readonly string[],
  { topic, offer, channel, isObligatory = false }: Filter,
) {
  const isOn = sql<boolean>`coalesce(${notificationSwitches.isOn}, ${notificationDefaults[topic][channel]}::boolean)`
  const ofTopic = and(
    eq(notificationSwitches.userId, users.id),
    eq(notificationSwitches.topic, topic),
    eq(notificationSwitches.channel, channel),
  )
  return db
    .select({
      id: notifications.id,
      userId: users.id,
      email: users.email,
      displayName: users.displayName,
      locale: users.locale,
      path: notifications.path,
      placeId: notifications.placeId,
      event: notifications.event,
      title: notifications.title,
      author: notifications.author,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(userOffers, and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer)))
    .leftJoin(notificationSwitches, ofTopic)
    .where(
      and(inArray(notifications.id, [...ids]), isObligatory ? undefined : and(isNotNull(users.passwordHash), isOn)),
    )
}
