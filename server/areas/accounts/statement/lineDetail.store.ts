import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/platform/database.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { callParts, callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { explainedShare, partOfShare, toExplanation } from '../calls/callShares.store.ts'
import { regularisations } from '../closing/closing.tables.ts'
import { hasOthers, lotOfLine } from './ownLines.store.ts'

const reversal = alias(ledgerEntries, 'reversal')

/** An entry with its proof, and whether other co-owners have lines in it. The caller owns one of its lines. */
export async function findEntryOfLine(db: Queryable, userId: string, entryId: string) {
  const [row] = await db
    .select({
      id: ledgerEntries.id,
      journal: ledgerEntries.journal,
      number: ledgerEntries.number,
      pieceReference: ledgerEntries.pieceReference,
      isReversal: sql<boolean>`${ledgerEntries.reversesId} is not null`,
      isReversed: sql<boolean>`${reversal.id} is not null`,
      hasOthers: sql<boolean>`${hasOthers(userId)}`,
      callId: calls.id,
      proof: attachments,
    })
    .from(ledgerEntries)
    .leftJoin(reversal, eq(reversal.reversesId, ledgerEntries.id))
    .leftJoin(calls, eq(calls.entryId, ledgerEntries.id))
    .leftJoin(attachments, eq(attachments.id, ledgerEntries.proofId))
    .where(eq(ledgerEntries.id, entryId))
  return row ?? null
}

/**
 * The lines of an entry that a co-owner sees: their own, and those of the building unless they would reveal the payments of
 * others.
 */
export const visibleLines = (db: Queryable, userId: string, entryId: string, seesBuilding: boolean) => {
  const isOwn = sql<boolean>`coalesce(${ledgerLines.ownerId} = ${userId}, false)`
  return db
    .select({
      account: ledgerLines.account,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      keyName: repartitionKeys.name,
      lot: sql<unknown>`case when ${isOwn} then ${lotOfLine} end`,
      isOwn: sql<boolean>`${isOwn}`,
    })
    .from(ledgerLines)
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, ledgerLines.keyId))
    .leftJoin(lots, eq(lots.id, ledgerLines.lotId))
    .where(
      and(
        eq(ledgerLines.entryId, entryId),
        or(eq(ledgerLines.ownerId, userId), seesBuilding ? sql`${ledgerLines.ownerId} is null` : undefined),
      ),
    )
    .orderBy(asc(ledgerLines.rank))
}

/** The explanation of one lot's share of a call, by key. */
export async function explanationsOf(db: Queryable, callId: string, lotId: string) {
  const shares = await db
    .select(explainedShare)
    .from(callShares)
    .innerJoin(callParts, partOfShare)
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .where(and(eq(callShares.callId, callId), eq(callShares.lotId, lotId)))
    .orderBy(sql`${callShares.keyId} nulls first`)
  return shares.map((share) => ({ explanation: toExplanation(share) }))
}

/** The explanation of one lot's share in the closing of a year or of works. */
export const regularisationOf = (db: Queryable, { entryId }: { readonly entryId: string }, lotId: string) =>
  db
    .select({ explanation: regularisations.explanation })
    .from(regularisations)
    .where(and(eq(regularisations.entryId, entryId), eq(regularisations.lotId, lotId)))
