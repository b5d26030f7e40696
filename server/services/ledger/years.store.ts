import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'

export type YearRow = typeof fiscalYears.$inferSelect

export async function findYear(db: Queryable, placeId: string, id: string): Promise<YearRow | null> {
  const [year] = await db
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), eq(fiscalYears.id, id)))
  return year ?? null
}

/** Whether a year before this one is still open. */
export async function isEarlierOpen(db: Queryable, { placeId, startsOn }: YearRow): Promise<boolean> {
  const [row] = await db
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), isNull(fiscalYears.closedAt), lt(fiscalYears.startsOn, startsOn)))
    .limit(1)
  return row !== undefined
}

/** The year after this one, which is added when the place has none yet. */
export async function openYearAfter(
  tx: Transaction,
  { placeId, endsOn }: YearRow,
  next: Pick<YearRow, 'startsOn' | 'endsOn'>,
) {
  const [existing] = await tx
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), gt(fiscalYears.startsOn, endsOn)))
    .orderBy(asc(fiscalYears.startsOn))
    .limit(1)
  if (existing) return existing
  const [added] = await tx
    .insert(fiscalYears)
    .values({ ...next, placeId })
    .returning()
  if (!added) throw new Error('an inserted year is returned')
  return added
}

export async function writeClosed(tx: Transaction, id: string, closedAt: Date): Promise<void> {
  await tx.update(fiscalYears).set({ closedAt }).where(eq(fiscalYears.id, id))
}

export async function writeApproved(tx: Transaction, id: string, approvedOn: string): Promise<void> {
  await tx.update(fiscalYears).set({ approvedOn }).where(eq(fiscalYears.id, id))
}
