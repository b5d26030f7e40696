import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { reports } from './reports.tables.ts'

type Due = { readonly offer: OfferCode; readonly today: string; readonly at: Date; readonly most: number }

/** Marks the overdue promises of an offer that are not escalated yet, and returns them. Skips rows that another process has locked. */
export async function markEscalated(db: Queryable, { offer, today, at, most }: Due) {
  const broken = await db
    .select({
      id: reports.id,
      placeId: reports.placeId,
      title: reports.title,
      responsibleId: reports.responsibleId,
    })
    .from(reports)
    .innerJoin(places, eq(places.id, reports.placeId))
    .where(
      and(
        eq(places.offer, offer),
        ne(reports.status, 'resolved'),
        lt(reports.promisedOn, today),
        isNull(reports.escalatedAt),
      ),
    )
    .orderBy(reports.promisedOn, reports.id)
    .limit(most)
    .for('update', { of: reports, skipLocked: true })
  const ids = broken.map(({ id }) => id)
  await db.update(reports).set({ escalatedAt: at }).where(inArray(reports.id, ids))
  return broken
}

export async function directorsOf(db: Queryable, placeId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), eq(memberships.role, 'director')))
  return rows.map(({ userId }) => userId)
}
