import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { NotificationType } from '#contract/notifications.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { notifications } from './notifications.tables.ts'

type NotificationsOfPerson = {
  readonly userId: string
  readonly offer: OfferCode
  readonly types: readonly NotificationType[]
}

/** A person with more unread notifications has not read any for years. */
const most = 500

/** A person's unread notifications of some types on a site, the latest first. */
export const findUnreadOf = (db: Queryable, { userId, offer, types }: NotificationsOfPerson) =>
  db
    .select({ id: notifications.id, type: notifications.type, path: notifications.path })
    .from(notifications)
    .innerJoin(places, and(eq(places.id, notifications.placeId), eq(places.offer, offer)))
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), inArray(notifications.type, [...types])))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(most)
