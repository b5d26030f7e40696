import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { budgetItems, works } from '#server/services/ledger/budgets.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'

/** Whether a call for the budget of a year has been issued. Calls for works belong to their own vote. */
export async function hasIssuedCalls(db: Queryable, fiscalYearId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.fiscalYearId, fiscalYearId), isNotNull(calls.entryId), isNull(calls.worksId)))
    .limit(1)
  return row !== undefined
}

/** Replaces the budget of a year; the planned calls of the former one are deleted. */
export async function replaceBudget(
  tx: Transaction,
  fiscalYearId: string,
  items: readonly (typeof budgetItems.$inferInsert)[],
): Promise<void> {
  await tx.delete(calls).where(and(eq(calls.fiscalYearId, fiscalYearId), isNull(calls.entryId), isNull(calls.worksId)))
  await tx.delete(budgetItems).where(eq(budgetItems.fiscalYearId, fiscalYearId))
  await tx.insert(budgetItems).values([...items])
}

/** Adds voted works; `null` = the place already has works with that reference. */
export async function insertWorks(tx: Transaction, values: typeof works.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(works).values(values).onConflictDoNothing().returning({ id: works.id })
  return row?.id ?? null
}

/** Returns false when the place has no such works in progress. */
export async function finishWorks(tx: Transaction, placeId: string, id: string, closedOn: string): Promise<boolean> {
  const rows = await tx
    .update(works)
    .set({ closedOn })
    .where(and(eq(works.placeId, placeId), eq(works.id, id), isNull(works.closedOn)))
    .returning({ id: works.id })
  return rows.length > 0
}

export const worksOfPlace = (db: Queryable, placeId: string) =>
  db.select().from(works).where(eq(works.placeId, placeId))

export async function nameOfKey(db: Queryable, keyId: string | null): Promise<string | null> {
  if (keyId === null) return null
  const [key] = await db
    .select({ name: repartitionKeys.name })
    .from(repartitionKeys)
    .where(eq(repartitionKeys.id, keyId))
  return key?.name ?? null
}
