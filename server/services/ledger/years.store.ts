import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { yearAfter } from '#contract/accounts/fiscalYearDays.ts'
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

export async function findLatestYear(db: Queryable, placeId: string): Promise<YearRow | null> {
  const [year] = await db
    .select()
    .from(fiscalYears)
    .where(eq(fiscalYears.placeId, placeId))
    .orderBy(desc(fiscalYears.startsOn))
    .limit(1)
  return year ?? null
}

export async function insertYear(
  tx: Transaction,
  year: Pick<YearRow, 'placeId' | 'startsOn' | 'endsOn'>,
): Promise<YearRow> {
  const [added] = await tx.insert(fiscalYears).values(year).returning()
  if (!added) throw new Error('an inserted year is returned')
  return added
}

/** The year after this one; added if the place does not have it yet. */
export async function openYearAfter(tx: Transaction, year: YearRow): Promise<YearRow> {
  const [existing] = await tx
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, year.placeId), gt(fiscalYears.startsOn, year.endsOn)))
    .orderBy(asc(fiscalYears.startsOn))
    .limit(1)
  return existing ?? insertYear(tx, { placeId: year.placeId, ...yearAfter(year) })
}

/** Makes a year the one that pages of accounts show by default. */
export async function writeCurrent(tx: Transaction, placeId: string, id: string): Promise<void> {
  await tx
    .update(fiscalYears)
    .set({ isCurrent: false })
    .where(and(eq(fiscalYears.placeId, placeId), eq(fiscalYears.isCurrent, true)))
  await tx.update(fiscalYears).set({ isCurrent: true }).where(eq(fiscalYears.id, id))
}

export async function writeClosed(tx: Transaction, id: string, closedAt: Date): Promise<void> {
  await tx.update(fiscalYears).set({ closedAt }).where(eq(fiscalYears.id, id))
}

export async function writeApproved(tx: Transaction, id: string, approvedOn: string): Promise<void> {
  await tx.update(fiscalYears).set({ approvedOn }).where(eq(fiscalYears.id, id))
}
