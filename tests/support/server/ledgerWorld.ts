import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Journal } from '#contract/accounts/chartOfAccounts.ts'
import type { OfferCode } from '#contract/offers.ts'
import { planCalls } from '#server/areas/accounts/calls/planCalls.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { openLedger } from '#server/services/ledger/ledger.store.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { makeOwners } from './ownersWorld.ts'
import type { TestServer } from './testServer.ts'

const quarters = ['2030-01-01', '2030-04-01', '2030-07-01', '2030-10-01']

/** A place of A, B and C whose budget of 2030 is voted: 1,000.01 € by all lots, and 90.00 € that only A and C bear. */
export async function makeBudget(server: TestServer) {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const liftId = await ledger.insertKey('Ascenseur', { 1: 1, 3: 2 })
  await planCalls(
    server.platform.db,
    {
      placeId: ledger.placeId,
      fiscalYearId: ledger.years.current,
      account: '4501',
      product: '701',
      voted: [
        { keyId: null, keyName: null, amount: 100_001 },
        { keyId: liftId, keyName: 'Ascenseur', amount: 9_000 },
      ],
      days: quarters.map((dueOn, index) => ({ dueOn, label: `Appel ${index + 1}` })),
    },
    () => randomUUID(),
  )
  return { ...ledger, liftId }
}

/** A place with these owners, open books and the years 2029 and 2030. */
export async function makeLedger(
  server: TestServer,
  owners: Readonly<Record<string, number>>,
  offer: OfferCode = 'ESE',
) {
  const village = await makeOwners(server, { owners, offer })
  const { placeId } = village
  const { db } = server.platform
  await openLedger(db, placeId, offer === 'VQC' ? 'QC' : 'FR')
  const years = [2029, 2030].map((year) => ({
    id: randomUUID(),
    placeId,
    startsOn: `${year}-01-01`,
    endsOn: `${year}-12-31`,
    isCurrent: year === 2030,
  }))
  await db.insert(fiscalYears).values(years)
  const [before, current] = years.map(({ id }) => id)

  const entryOf = (lines: readonly NewLine[], enteredOn: string, journal: Journal = 'OD') =>
    ({
      placeId,
      enteredOn,
      lines,
      journal,
      label: 'Essai',
      postedBy: null,
      postedAt: server.clock.now(),
    }) as const
  return {
    ...village,
    years: { before: before ?? '', current: current ?? '' },
    entryOf,
    post: (lines: readonly NewLine[], enteredOn = '2030-01-10', journal: Journal = 'OD') =>
      db.transaction((tx) => postEntry(tx, entryOf(lines, enteredOn, journal))),
    entries: () => db.select().from(ledgerEntries).where(eq(ledgerEntries.placeId, placeId)),
    lines: () => db.select().from(ledgerLines).where(eq(ledgerLines.placeId, placeId)),
    totals: () => db.select().from(ledgerTotals).where(eq(ledgerTotals.placeId, placeId)),
  }
}

/** The lines of an invoice. */
export const invoice = (amount: number): NewLine[] => [
  { account: '601', debit: amount },
  { account: '401', credit: amount },
]
