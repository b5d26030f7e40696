import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, min, type SQL, sql } from 'drizzle-orm'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inChunks } from '#server/services/directory/imports/inChunks.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import type { Change, ImportScope, Stored } from '#server/services/imports/importFile.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { chartOfOffer, findChart, insertEntries, lockLedger, openLedger } from '#server/services/ledger/ledger.store.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { accountFact, type EntryLine, postedFact } from './entryLines.ts'

/** The prefix of the source of a file's entries. */
const sourceOf = (file: string, entry = '') => `import:${file}:${entry}`

/** Records the accounts of the place's chart, even before its books are opened, and the works that lines may name. */
export async function learnChart(tx: Queryable, { offer, place, known }: ImportScope): Promise<void> {
  const chart = (await findChart(tx, place().id)) ?? chartOfOffer(offer)
  for (const code of charts[chart]) known.note(accountFact(code))
  const rows = await tx
    .select({ id: works.id, reference: works.reference })
    .from(works)
    .where(eq(works.placeId, place().id))
  for (const { id, reference } of rows) known.learn('works', reference, id)
}

/** The posted lines of these entries of a file, or of all. */
export async function findImported(
  tx: Queryable,
  file: string,
  { place, known }: ImportScope,
  entries?: readonly string[],
): Promise<readonly Stored<EntryLine>[]> {
  const prefix = sourceOf(file)
  const read = (isWanted: SQL) =>
    tx
      .select({
        entry: sql<string>`substr(${ledgerEntries.source}, ${prefix.length + 1}::int)`,
        journal: ledgerEntries.journal,
        enteredOn: ledgerEntries.enteredOn,
        label: ledgerEntries.label,
        pieceReference: ledgerEntries.pieceReference,
        rank: ledgerLines.rank,
        account: ledgerLines.account,
        debit: ledgerLines.debit,
        credit: ledgerLines.credit,
        keyId: ledgerLines.keyId,
        lotId: ledgerLines.lotId,
        ownerId: ledgerLines.ownerId,
        providerId: ledgerLines.providerId,
        worksId: ledgerLines.worksId,
        dueOn: ledgerLines.dueOn,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
      .where(and(eq(ledgerEntries.placeId, place().id), isWanted))
  const rows = entries
    ? await inChunks([...new Set(entries)], (some) =>
        read(
          inArray(
            ledgerEntries.source,
            some.map((entry) => sourceOf(file, entry)),
          ),
        ),
      )
    : await read(like(ledgerEntries.source, `${prefix}%`))
  for (const entry of new Set(rows.map((row) => row.entry))) known.note(postedFact(file, entry))
  return rows.map((values) => {
    const key = `${values.entry} / ${values.rank}`
    return { id: key, key, values }
  })
}

/**
 * The first day of a place's books, ignoring openings from this file. Any other opening entry counts as one day earlier, so that
 * this file cannot open the books again on the same day.
 */
export async function findFirstDay(tx: Queryable, placeId: string, openings: string): Promise<string | null> {
  const first = min(sql<string>`${ledgerEntries.enteredOn} - (${ledgerEntries.journal} = 'AN')::int`)
  const [row] = await tx
    .select({ day: sql<string | null>`${first}::text` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.placeId, placeId),
        sql`coalesce(${ledgerEntries.source}, '') not like ${`${sourceOf(openings)}%`}`,
      ),
    )
  return row?.day ?? null
}

/** Posts the entries of these lines, in the order of their days. Opens the books of a place that has none. */
export async function postImported(
  tx: Transaction,
  file: string,
  { offer, now, authorId, place }: ImportScope,
  changes: readonly Change<EntryLine>[],
): Promise<void> {
  const placeId = place().id
  await openLedger(tx, placeId, chartOfOffer(offer))
  const ledger = await lockLedger(tx, placeId)
  if (!ledger) throw new Error('the books of the place are open')
  const years = await tx.select().from(fiscalYears).where(eq(fiscalYears.placeId, placeId))
  const entries = Map.groupBy(
    changes.map(({ values }) => values),
    ({ entry }) => entry,
  )
  const posted = [...entries].flatMap(([entry, lines]) => {
    const [first] = lines
    const year = years.find(({ startsOn, endsOn }) => first && startsOn <= first.enteredOn && first.enteredOn <= endsOn)
    if (!first || !year) return []
    const { journal, enteredOn, label, pieceReference } = first
    const header = { id: randomUUID(), placeId, fiscalYearId: year.id, journal, enteredOn, label, pieceReference }
    return [
      { ...header, source: sourceOf(file, entry), postedBy: authorId, postedAt: now, lines: lines.map(toNewLine) },
    ]
  })
  posted.sort((one, other) => one.enteredOn.localeCompare(other.enteredOn))
  await insertEntries(tx, ledger.chart, posted)
}

const toNewLine = ({ entry: _, journal, enteredOn, label, pieceReference, ...line }: EntryLine) => line
