import { and, eq, gte, lte } from 'drizzle-orm'
import type { ChartCode, Journal } from '#contract/accounts/chartOfAccounts.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines, ledgers } from './ledger.tables.ts'

/** A side of zero may be left out; amounts are in cents. Lines without a rank are ranked in their order. */
export type NewLine = Pick<typeof ledgerLines.$inferInsert, 'account' | 'debit' | 'credit'> &
  Partial<
    Pick<
      typeof ledgerLines.$inferInsert,
      'rank' | 'keyId' | 'lotId' | 'ownerId' | 'providerId' | 'worksId' | 'dueOn' | 'awaitsYearId'
    >
  >

export type NewEntry = {
  readonly placeId: string
  readonly fiscalYearId: string
  readonly journal: Journal
  readonly enteredOn: string
  readonly label: string
  readonly pieceReference?: string | null
  readonly proofId?: string | null
  readonly reversesId?: string | null
  readonly source?: string | null
  readonly postedBy: string | null
  readonly postedAt: Date
  readonly lines: readonly NewLine[]
}

/** Opens the books of a place, unless they are open. */
export async function openLedger(db: Queryable, placeId: string, chart: ChartCode): Promise<void> {
  await db.insert(ledgers).values({ placeId, chart }).onConflictDoNothing()
}

/** Locks the books of a place until the end of the transaction; `null` before they are opened. */
export async function lockLedger(tx: Transaction, placeId: string) {
  const [ledger] = await tx.select().from(ledgers).where(eq(ledgers.placeId, placeId)).for('update')
  return ledger ?? null
}

/** The chart of a place; `null` before its books are opened. */
export async function findChart(db: Queryable, placeId: string): Promise<ChartCode | null> {
  const [ledger] = await db.select({ chart: ledgers.chart }).from(ledgers).where(eq(ledgers.placeId, placeId))
  return ledger ? chartOf(ledger.chart) : null
}

/** The chart of books opened for a place of an offer. */
export const chartOfOffer = ({ code }: Pick<Offer, 'code'>): ChartCode => (code === 'VQC' ? 'QC' : 'FR')

export const chartOf = (chart: string): ChartCode => (chart === 'QC' ? 'QC' : 'FR')

/** The fiscal year of a place that a day belongs to. */
export async function findYearOf(db: Queryable, placeId: string, day: string) {
  const [year] = await db
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), lte(fiscalYears.startsOn, day), gte(fiscalYears.endsOn, day)))
  return year ?? null
}

export async function findEntryOfSource(db: Queryable, placeId: string, source: string) {
  const [entry] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.placeId, placeId), eq(ledgerEntries.source, source)))
  return entry?.id ?? null
}

/** An entry with its lines, as they were posted. */
export async function findEntry(db: Queryable, placeId: string, id: string) {
  const [entry] = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.placeId, placeId), eq(ledgerEntries.id, id)))
  if (!entry) return null
  const lines = await db.select().from(ledgerLines).where(eq(ledgerLines.entryId, id)).orderBy(ledgerLines.rank)
  return { ...entry, lines }
}

/** Writes entries with their lines. The database numbers them in this order, checks them, and adds them to its totals. */
export async function insertEntries(
  tx: Transaction,
  chart: string,
  entries: readonly (NewEntry & { readonly id: string })[],
): Promise<void> {
  await insertAtOnce(
    tx,
    ledgerEntries,
    entries.map(({ lines: _, ...entry }) => entry),
  )
  const lines = entries.flatMap(({ id: entryId, placeId, fiscalYearId, enteredOn, lines: ofEntry }) =>
    ofEntry.map((line, index) => ({
      ...emptyLine,
      ...line,
      debit: line.debit ?? 0,
      credit: line.credit ?? 0,
      entryId,
      rank: line.rank ?? index + 1,
      placeId,
      fiscalYearId,
      enteredOn,
      chart,
    })),
  )
  await insertAtOnce(tx, ledgerLines, lines)
}

const emptyLine = {
  keyId: null,
  lotId: null,
  ownerId: null,
  providerId: null,
  worksId: null,
  dueOn: null,
  awaitsYearId: null,
} as const
