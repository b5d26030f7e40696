import { eq } from 'drizzle-orm'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import type { Seed } from '#server/demo/seed.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { budgetItems, works } from '#server/services/ledger/budgets.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { insertEntries, openLedger } from '#server/services/ledger/ledger.store.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'
import { bankLines } from '../bank/bankLines.tables.ts'
import { insertShares } from '../calls/callShares.store.ts'
import { demoBankLines } from './demoBankLines.ts'
import { demoBooks } from './demoBooks.ts'
import { storeDemoInvoices } from './demoInvoicePapers.ts'
import { demoProviders } from './demoProviders.ts'

type Books = ReturnType<typeof demoBooks>

/** The books of every place, its budgets and works, and the papers of its latest invoices. */
export const seed: Seed = (tx, { now, lots, files }) =>
  tx.transaction(async (ledgerTx) => {
    await inBatches(demoProviders(), (rows) => ledgerTx.insert(providers).values(rows))
    for (const place of demoPlaces) {
      const books = demoBooks(place, lots, now)
      const { placeId } = books
      const chart: ChartCode = books.isQuebec ? 'QC' : 'FR'
      await openLedger(ledgerTx, placeId, chart)
      await writeKeys(ledgerTx, books)
      await writeBudgets(ledgerTx, books, chart)
      const papers = await storeDemoInvoices(files, books)
      await inBatches(papers, (rows) => ledgerTx.insert(attachments).values(rows))
      await writeEntries(ledgerTx, books, chart)
      await writeCalls(ledgerTx, books)
      await inBatches(demoBankLines(books), (rows) => ledgerTx.insert(bankLines).values(rows))
    }
  })

/** The key of the first building's lift exists already, for decisions. */
async function writeKeys(tx: Queryable, { placeId, keys }: Books): Promise<void> {
  const missing = keys.slice(2).flatMap(({ id, name, lots }) => (id && name ? [{ id, name, lots }] : []))
  await inBatches(missing, (rows) =>
    tx.insert(repartitionKeys).values(rows.map(({ id, name }) => ({ id, name, placeId }))),
  )
  const shares = missing.flatMap(({ id: keyId, lots }) =>
    lots.flatMap((lot) => (lot.shares > 0 ? [{ keyId, lotId: lot.lotId, shares: lot.shares }] : [])),
  )
  await inBatches(shares, (rows) => tx.insert(repartitionKeyLots).values(rows))
}

async function writeBudgets(tx: Queryable, books: Books, chart: ChartCode): Promise<void> {
  const { placeId, budgets, keyOf } = books
  await inBatches(
    budgets.map(({ account, building, amount, year }) => ({
      placeId,
      chart,
      account,
      amount,
      fiscalYearId: year.id,
      keyId: keyOf(building).id,
      votedOn: year.votedOn,
    })),
    (rows) => tx.insert(budgetItems).values(rows),
  )
  await inBatches(
    books.works.map(({ id, reference, label, voted, resolution, votedOn, closedOn }) => ({
      id,
      placeId,
      reference: `${reference.slice(0, 3)}-${votedOn.slice(0, 4)}-${reference.slice(4)}`,
      label,
      resolutionNumber: resolution,
      votedAmount: voted,
      votedOn,
      closedOn,
    })),
    (rows) => tx.insert(works).values(rows),
  )
}

const rankOf = { AN: 0, AF: 1, AC: 2, BQ: 3, OD: 4, CL: 5 } as const
/** Days between the end of a year and its closing. */
const daysToClose = 75

async function writeEntries(tx: Transaction, { entries, years }: Books, chart: ChartCode): Promise<void> {
  const ordered = entries.toSorted(
    (a, b) => a.enteredOn.localeCompare(b.enteredOn) || rankOf[a.journal] - rankOf[b.journal],
  )
  await insertEntries(tx, chart, ordered)
  for (const { id, back, endsOn, approvedOn } of years) {
    if (back < 1) continue
    const closedAt = new Date(
      Math.min(
        Date.parse(`${daysAfter(endsOn, daysToClose)}T09:00:00Z`),
        entries[0]?.postedAt.getTime() ?? Number.POSITIVE_INFINITY,
      ),
    )
    await tx.update(fiscalYears).set({ closedAt, approvedOn }).where(eq(fiscalYears.id, id))
  }
}

/** Calls from a year before to a year ahead; older ones are only entries, as after a change of system. */
async function writeCalls(tx: Queryable, { calls: all, today, entries }: Books): Promise<void> {
  const [first, last] = [-12, 12].map((count) => endOfPeriod(today, { count, unit: 'months' }))
  const rows = all.filter(({ dueOn }) => first && last && dueOn > first && dueOn <= last)
  const entryOf = new Map(entries.map(({ id, source }) => [source, id]))
  await inBatches(
    rows.map(({ id, placeId, fiscalYearId, label, account, product, worksId, dueOn }) => ({
      id,
      placeId,
      fiscalYearId,
      label,
      account,
      product,
      worksId,
      dueOn,
      entryId: dueOn <= today ? (entryOf.get(`call:${id}`) ?? null) : null,
    })),
    (some) => tx.insert(calls).values(some),
  )
  await insertShares(
    tx,
    rows.map(({ id: callId, shares }) => ({ callId, shares })),
  )
}
