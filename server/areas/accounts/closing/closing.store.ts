import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { fiscalYears, lots } from '#server/services/directory/places.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { regularisations } from './closing.tables.ts'

/** Calls for the budget of a year, or for works in all years, with the accounts to which they are posted. */
export type CallsOf = { readonly owner: string; readonly product: string } & (
  | { readonly fiscalYearId: string }
  | { readonly worksId: string }
)

/** The amounts called from each lot by the portal, by key. Cents. */
export const calledByLot = (db: Queryable, of: CallsOf) =>
  db
    .select({
      lotId: callShares.lotId,
      keyId: callShares.keyId,
      amount: sql<number>`sum(${callShares.amount})::bigint`.mapWith(Number),
    })
    .from(callShares)
    .innerJoin(calls, and(eq(calls.id, callShares.callId), isNotNull(calls.entryId)))
    .where(
      'worksId' in of
        ? eq(calls.worksId, of.worksId)
        : and(eq(calls.fiscalYearId, of.fiscalYearId), eq(calls.product, of.product), isNull(calls.worksId)),
    )
    .groupBy(callShares.lotId, callShares.keyId)
export type Called = Awaited<ReturnType<typeof calledByLot>>[number]

/**
 * The lines of entries in the journal of calls that do not come from a call of the portal: positive for an owner's debt. Cents.
 */
export function linesOfEnteredCalls(db: Queryable, placeId: string, of: CallsOf) {
  const product = alias(ledgerLines, 'product')
  const isProduct = and(
    eq(product.entryId, ledgerEntries.id),
    eq(product.account, of.product),
    'worksId' in of ? eq(product.worksId, of.worksId) : isNull(product.worksId),
  )
  return db
    .select({
      entryId: ledgerLines.entryId,
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      keyId: ledgerLines.keyId,
      amount: sql<number>`(${ledgerLines.debit} - ${ledgerLines.credit})`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), eq(ledgerEntries.journal, 'AF')))
    .where(
      and(
        eq(ledgerEntries.placeId, placeId),
        'worksId' in of ? undefined : eq(ledgerEntries.fiscalYearId, of.fiscalYearId),
        inArray(ledgerLines.account, [of.owner, of.product]),
        exists(db.select({ one: sql`1` }).from(product).where(isProduct)),
        notExists(db.select({ one: sql`1` }).from(calls).where(eq(calls.entryId, ledgerEntries.id))),
      ),
    )
    .orderBy(asc(ledgerEntries.number), asc(ledgerLines.rank))
}

export async function hasCallsToIssue(db: Queryable, fiscalYearId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.fiscalYearId, fiscalYearId), isNull(calls.entryId)))
    .limit(1)
  return row !== undefined
}

export async function insertRegularisations(
  tx: Transaction,
  rows: readonly (typeof regularisations.$inferInsert)[],
): Promise<void> {
  await inBatches(rows, (batch) => tx.insert(regularisations).values(batch))
}

/** Accruals and prepayments of a year that no other entry has reversed. */
export function accrualsOfYear(db: Queryable, fiscalYearId: string, accounts: readonly string[]) {
  const reversals = alias(ledgerEntries, 'reversals')
  return db
    .selectDistinct({ id: ledgerEntries.id, label: ledgerEntries.label, number: ledgerEntries.number })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledgerEntries.id), inArray(ledgerLines.account, [...accounts])))
    .where(
      and(
        eq(ledgerEntries.fiscalYearId, fiscalYearId),
        eq(ledgerEntries.journal, 'OD'),
        isNull(ledgerEntries.reversesId),
        notExists(db.select({ one: sql`1` }).from(reversals).where(eq(reversals.reversesId, ledgerEntries.id))),
      ),
    )
    .orderBy(ledgerEntries.number)
}

/** The regularisation of a year in the open years, with today's owner of its lot. */
export const awaitedLines = (db: Queryable, placeId: string, awaitsYearId: string) =>
  db
    .select({
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      lotNumber: lots.number,
      worksId: ledgerLines.worksId,
      ownerId: ledgerLines.ownerId,
      presentOwnerId: lots.ownerId,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
    })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .leftJoin(lots, eq(lots.id, ledgerLines.lotId))
    .where(and(eq(ledgerLines.placeId, placeId), eq(ledgerLines.awaitsYearId, awaitsYearId)))
    .orderBy(ledgerLines.entryId, ledgerLines.rank)
