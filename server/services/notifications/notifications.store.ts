import { and, desc, eq, inArray, isNull, notLike, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { applicationPaths } from '#contract/addresses.ts'
import type { Notification } from '#contract/notifications.ts'
import { notificationType } from '#contract/notifications.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Actor } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { notifications, notificationTotals } from './notifications.tables.ts'

/** The person and the site. Notifications of a place disappear for a person who has left it. */
type Reader = {
  readonly userId: string | Placeholder
  readonly isImpersonated: boolean
  readonly offer: OfferCode | Placeholder
}
type Filters = {
  readonly place?: string | Placeholder | undefined
  readonly byType?: Notification['type'] | Placeholder | undefined
  readonly q?: 'unread' | 'highlighted' | undefined
}

export const readerOf = ({ userId, impersonatorId }: Actor) => ({ userId, isImpersonated: impersonatorId !== null })

/** Many notifications about decisions say that somebody has voted, which nobody else may know, not even an administrator. */
const isToldTo = ({ isImpersonated }: Pick<Reader, 'isImpersonated'>): SQL | undefined =>
  isImpersonated
    ? or(isNull(notifications.path), notLike(notifications.path, `${applicationPaths.decisions}%`))
    : undefined

/** The person's own notifications, in the places they belong to: these are looked up once, not for every row. */
function ofReader(
  db: Queryable,
  table: typeof notifications | typeof notificationTotals,
  { userId, offer }: Pick<Reader, 'userId' | 'offer'>,
): SQL | undefined {
  const ownPlaces = db
    .select({ id: memberships.placeId })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(eq(memberships.userId, userId), eq(places.offer, offer)))
  return and(eq(table.userId, userId), or(isNull(table.placeId), inArray(table.placeId, ownPlaces)))
}

const visible = (db: Queryable, reader: Reader): SQL | undefined =>
  and(ofReader(db, notifications, reader), isToldTo(reader))

/** Notifications of one place, with those of no place. */
const ofPlace = (table: typeof notifications | typeof notificationTotals, place: Filters['place']) =>
  place === undefined ? undefined : or(isNull(table.placeId), eq(table.placeId, place))

/** A notification needs an action only until it is read. */
const isOpen = and(notifications.isHighlighted, isNull(notifications.readAt))

const wanted = (db: Queryable, reader: Reader, { place, byType, q }: Filters): SQL | undefined =>
  and(
    visible(db, reader),
    ofPlace(notifications, place),
    byType && eq(notifications.type, byType),
    q === 'unread' ? isNull(notifications.readAt) : undefined,
    q === 'highlighted' ? isOpen : undefined,
  )

/** The total is stored for people who see all of their own; filtered rows are counted with the page. */
function totalOf(db: Queryable, reader: Reader, filters: Filters): SQL<number> {
  const { place, byType, q } = filters
  if (reader.isImpersonated || byType !== undefined || q !== undefined) {
    return sql`(select count(*)::int from ${notifications} where ${wanted(db, reader, filters)})`
  }
  const kept = and(ofReader(db, notificationTotals, reader), ofPlace(notificationTotals, place))
  return sql`(select coalesce(sum(${notificationTotals.notifications}), 0)::int from ${notificationTotals} where ${kept})`
}

const shown = { notification: notifications, placeName: places.name }

type Shape = { readonly isImpersonated: boolean; readonly filters: Filters }
const onePage = preparedEach(
  ({ isImpersonated, filters: { place, byType, q } }: Shape) =>
    ['notifications', isImpersonated && 'impersonated', place && 'of place', byType && 'of type', q]
      .filter(Boolean)
      .join(' '),
  (db, { isImpersonated, filters: { place, byType, q } }, name) => {
    const reader = { userId: sql.placeholder('userId'), offer: sql.placeholder('offer'), isImpersonated }
    const filters = {
      place: place === undefined ? undefined : sql.placeholder('place'),
      byType: byType === undefined ? undefined : sql.placeholder('byType'),
      q,
    }
    return db
      .select({ ...shown, total: totalOf(db, reader, filters) })
      .from(notifications)
      .leftJoin(places, eq(places.id, notifications.placeId))
      .where(wanted(db, reader, filters))
      .orderBy(desc(notifications.createdAt), notifications.id)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name)
  },
)

/** One page of a person's notifications, the latest first, with their total. */
export async function listNotifications(db: Queryable, reader: Reader, filters: Filters, page: PageQuery) {
  const { isImpersonated, ...scope } = reader
  const statement = onePage(db, { isImpersonated, filters })
  const rows = await statement.execute({ ...scope, ...filters, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, () => db.$count(notifications, wanted(db, reader, filters)))
  return { notifications: rows.map(toNotification), meta }
}

/** Counts a person's visible notifications of a place: all of them by the stored total, the unread ones by an index. */
export async function countNotifications(
  db: Queryable,
  { userId, isImpersonated }: Pick<Reader, 'userId' | 'isImpersonated'>,
  placeId: string,
) {
  const ofMember = (table: typeof notifications | typeof notificationTotals) =>
    and(eq(table.userId, userId), eq(table.placeId, placeId), memberOf(userId, placeId))
  const told = and(ofMember(notifications), isToldTo({ isImpersonated }))
  const all = isImpersonated
    ? sql`select count(*) from ${notifications} where ${told}`
    : sql`select ${notificationTotals.notifications} from ${notificationTotals} where ${ofMember(notificationTotals)}`
  const [row] = await db
    .select({
      all: sql<number>`coalesce((${all}), 0)::int`,
      highlighted: sql<number>`(count(*) filter (where ${notifications.isHighlighted}))::int`,
      unread: sql<number>`count(*)::int`,
    })
    .from(notifications)
    .where(and(told, isNull(notifications.readAt)))
  return row ?? { all: 0, highlighted: 0, unread: 0 }
}

/** Locks one notification, so that two marks run in sequence. */
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
  return db.insert(notifications).values(rows).returning({ id: notifications.id })
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
