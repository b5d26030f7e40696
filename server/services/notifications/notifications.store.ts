import { and, desc, eq, inArray, isNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import { applicationPaths } from '#contract/addresses.ts'
import type { Notification } from '#contract/notifications.ts'
import { notificationType } from '#contract/notifications.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Actor } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { notifications } from './notifications.tables.ts'

/** The person and the site. Notifications of a place disappear for a person who has left it. */
type Reader = { readonly userId: string; readonly isImpersonated: boolean; readonly offer: OfferCode }
type Filters = {
  readonly place?: string | undefined
  readonly byType?: Notification['type'] | undefined
  readonly q?: 'unread' | 'highlighted' | undefined
}

export const readerOf = ({ userId, impersonatorId }: Actor) => ({ userId, isImpersonated: impersonatorId !== null })

/** Many notifications about decisions say that somebody has voted, which is told to nobody else, not even to an administrator. */
const isToldTo = ({ isImpersonated }: Pick<Reader, 'isImpersonated'>): SQL | undefined =>
  isImpersonated
    ? or(isNull(notifications.path), notLike(notifications.path, `${applicationPaths.decisions}%`))
    : undefined

/** The person's places are looked up once, not for every row. */
function visible(db: Queryable, { userId, offer, isImpersonated }: Reader): SQL | undefined {
  const ownPlaces = db
    .select({ id: memberships.placeId })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(eq(memberships.userId, userId), eq(places.offer, offer)))
  return and(
    eq(notifications.userId, userId),
    or(isNull(notifications.placeId), inArray(notifications.placeId, ownPlaces)),
    isToldTo({ isImpersonated }),
  )
}

/** A notification needs an action only until it is read. */
const isOpen = and(notifications.isHighlighted, isNull(notifications.readAt))

const wanted = (db: Queryable, reader: Reader, { place, byType, q }: Filters): SQL | undefined =>
  and(
    visible(db, reader),
    place === undefined ? undefined : or(isNull(notifications.placeId), eq(notifications.placeId, place)),
    byType && eq(notifications.type, byType),
    q === 'unread' ? isNull(notifications.readAt) : undefined,
    q === 'highlighted' ? isOpen : undefined,
  )

const shown = { notification: notifications, placeName: places.name }

/** One page of a person's notifications, the latest first, with their total. */
export async function listNotifications(db: Queryable, reader: Reader, filters: Filters, page: PageQuery) {
  const where = wanted(db, reader, filters)
  const total = db.$count(notifications, where)
  const rows = await db
    .select({ ...shown, total })
    .from(notifications)
    .leftJoin(places, eq(places.id, notifications.placeId))
    .where(where)
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  return { notifications: rows.map(toNotification), meta }
}

/** Counts a person's notifications of a place that they may see. */
export async function countNotifications(
  db: Queryable,
  { userId, isImpersonated }: Pick<Reader, 'userId' | 'isImpersonated'>,
  placeId: string,
) {
  const counted = (condition?: SQL) =>
    condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`
  const [row] = await db
    .select({
      all: counted(),
      highlighted: counted(isOpen),
      unread: counted(isNull(notifications.readAt)),
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.placeId, placeId),
        memberOf(userId, notifications.placeId),
        isToldTo({ isImpersonated }),
      ),
    )
  return row ?? { all: 0, highlighted: 0, unread: 0 }
}

/** Locks one notification, so that two marks follow one another. */
export async function lockNotification(db: Queryable, reader: Reader, id: string) {
  const [row] = await db
    .select(shown)
    .from(notifications)
    .leftJoin(places, eq(places.id, notifications.placeId))
    .where(and(visible(db, reader), eq(notifications.id, id)))
    .for('update', { of: notifications })
  return row ? toNotification(row) : null
}

export async function writeReadAt(db: Queryable, id: string, readAt: Date | null): Promise<void> {
  await db.update(notifications).set({ readAt }).where(eq(notifications.id, id))
}

/** Marks a person's unread notifications as read, in one place or everywhere; returns their number. */
export async function writeAllRead(
  db: Queryable,
  { userId, offer }: Pick<Reader, 'userId' | 'offer'>,
  placeId: string | undefined,
  readAt: Date,
): Promise<number> {
  const ofOffer = db.select({ id: places.id }).from(places).where(eq(places.offer, offer))
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        placeId === undefined
          ? or(isNull(notifications.placeId), inArray(notifications.placeId, ofOffer))
          : eq(notifications.placeId, placeId),
      ),
    )
    .returning({ id: notifications.id })
  return rows.length
}

export async function findPlaceName(db: Queryable, placeId: string): Promise<string | null> {
  const [row] = await db.select({ name: places.name }).from(places).where(eq(places.id, placeId))
  return row?.name ?? null
}

/** Writes one row for each recipient; returns the ids. */
export async function insertNotifications(db: Queryable, rows: (typeof notifications.$inferInsert)[]) {
  return db.insert(notifications).values(rows).returning({ id: notifications.id, userId: notifications.userId })
}

function toNotification({
  notification: { userId: _, createdAt, readAt, type, ...row },
  placeName,
}: {
  notification: typeof notifications.$inferSelect
  placeName: string | null
}): Notification {
  return {
    ...row,
    placeName,
    type: notificationType.parse(type),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
