import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import { demoBooks } from '#server/areas/accounts/demo/demoBooks.ts'
import { storeDemoInvoices } from '#server/areas/accounts/demo/demoInvoicePapers.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { refusalOfPdf } from '#server/services/files/judgePdf.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const cents = (value: ReturnType<typeof sql>) => sql<number>`${value}::bigint`.mapWith(Number)
const balance = cents(sql`sum(${ledgerLines.debit} - ${ledgerLines.credit})`)
const world = (day: string) => {
  const now = new Date(day)
  const { lots } = demoWorld({ now, passwordHash: '' })
  return demoPlaces.map((place) => demoBooks(place, lots, now))
}

describe('the books of the demo', () => {
  it('balance in every year, with totals that are the sums of their lines', async () => {
    const { db } = server.platform
    const years = await db
      .select({ year: ledgerLines.fiscalYearId, apart: balance })
      .from(ledgerLines)
      .groupBy(ledgerLines.fiscalYearId)
    expect(years.length).toBeGreaterThan(2 * demoPlaces.length)
    expect(years.filter(({ apart }) => apart !== 0)).toEqual([])

    const { fiscalYearId, account, ownerId, providerId } = ledgerLines
    const summed = await db
      .select({
        fiscalYearId,
        account,
        ownerId,
        providerId,
        debit: cents(sql`sum(${ledgerLines.debit})`),
        credit: cents(sql`sum(${ledgerLines.credit})`),
      })
      .from(ledgerLines)
      .groupBy(fiscalYearId, account, ownerId, providerId)
    const kept = await db.select().from(ledgerTotals)
    const named = (row: Omit<(typeof kept)[number], 'placeId'>) =>
      [row.fiscalYearId, row.account, row.ownerId, row.providerId, row.debit, row.credit].join(' ')
    expect(kept.map(named).toSorted()).toEqual(summed.map(named).toSorted())
  })

  it('open each year with the balances of the previous one, to each owner and supplier', async () => {
    const rows = await server.platform.db
      .select({
        placeId: ledgerTotals.placeId,
        startsOn: fiscalYears.startsOn,
        name: sql<string>`concat_ws(' ', ${ledgerTotals.account}, ${ledgerTotals.ownerId}, ${ledgerTotals.providerId})`,
        balance: sql<number>`(${ledgerTotals.debit} - ${ledgerTotals.credit})::bigint`.mapWith(Number),
      })
      .from(ledgerTotals)
      .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerTotals.fiscalYearId), isNotNull(fiscalYears.closedAt)))
    const opened = await server.platform.db
      .select({
        placeId: ledgerLines.placeId,
        startsOn: sql<string>`${ledgerLines.enteredOn}::text`,
        name: sql<string>`concat_ws(' ', ${ledgerLines.account}, ${ledgerLines.ownerId}, ${ledgerLines.providerId})`,
        balance,
      })
      .from(ledgerLines)
      .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), eq(ledgerEntries.journal, 'AN')))
      .groupBy(ledgerLines.placeId, ledgerLines.enteredOn, sql`3`)
    const byStart = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other)
    const textOf = ({ name, balance: amount }: { name: string; balance: number }) => `${name} ${amount}`
    for (const [placeId, ofPlace] of Map.groupBy(rows, (row) => row.placeId)) {
      const byYear = [...Map.groupBy(ofPlace, ({ startsOn }) => startsOn)].toSorted(byStart)
      const openings = [
        ...Map.groupBy(
          opened.filter((row) => row.placeId === placeId),
          ({ startsOn }) => startsOn,
        ),
      ].toSorted(byStart)
      for (const [index, [, left]] of byYear.entries()) {
        const next = openings[index + 1]?.[1] ?? []
        const isQuebec = left.some(({ name }) => name === '8000')
        const carried = left.filter((row) => row.balance !== 0 && (isQuebec ? /^[123]/ : /^[145]/).test(row.name))
        expect(
          next
            .filter((row) => row.balance !== 0)
            .map(textOf)
            .toSorted(),
        ).toEqual(carried.map(textOf).toSorted())
      }
    }
  })

  it.each(['2030-01-01T12:00:00Z', '2026-11-23T18:00:00Z', '2027-08-15T06:00:00Z', '2028-03-31T23:30:00Z'])(
    'never overdraw an account of the bank, and spend about what was voted, seen from %s',
    (day) => {
      for (const { place, entries, budgets, years, isQuebec } of world(day)) {
        const isBank = (account: string) => (isQuebec ? /^10/ : /^5/).test(account)
        for (const { id, back } of years) {
          const balances = new Map<string, number>()
          let spent = 0
          for (const { journal, lines } of entries.filter(({ fiscalYearId }) => fiscalYearId === id)) {
            for (const { account, debit = 0, credit = 0 } of lines) {
              balances.set(account, (balances.get(account) ?? 0) + debit - credit)
              if (journal !== 'CL' && (isQuebec ? /^5/ : /^6(?!7)/).test(account)) spent += debit - credit
            }
            for (const [account, amount] of balances) {
              if (isBank(account)) expect([place.key, account, amount >= 0]).toEqual([place.key, account, true])
            }
          }
          const voted = budgets.reduce((sum, { amount, year }) => (year.id === id ? sum + amount : sum), 0)
          if (back >= 1) expect(Math.abs(spent - voted) / voted).toBeLessThan(0.06)
          if (back === 0) expect(spent).toBeLessThan(voted)
        }
      }
    },
  )

  it('have debts of every age, and a board that owes nothing', async () => {
    const rows = await server.platform.db
      .select({
        ownerId: ledgerTotals.ownerId,
        balance: cents(sql`sum(${ledgerTotals.debit} - ${ledgerTotals.credit})`),
      })
      .from(ledgerTotals)
      .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerTotals.fiscalYearId), eq(fiscalYears.isCurrent, true)))
      .where(inArray(ledgerTotals.account, ownerAccounts))
      .groupBy(ledgerTotals.ownerId)
    expect(rows.filter(({ balance: owed }) => owed > 0).length).toBeGreaterThan(10)
    const ages = await server.platform.db
      .selectDistinct({ dueOn: ledgerLines.dueOn })
      .from(ledgerLines)
      .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), eq(ledgerEntries.journal, 'AN')))
      .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), eq(fiscalYears.isCurrent, true)))
    expect(ages.filter(({ dueOn }) => dueOn !== null).length).toBeGreaterThanOrEqual(3)
  })

  it('vote a budget by account and key for every year, the lift only where there is one', async () => {
    const rows = await server.platform.db
      .select({ placeId: budgetItems.placeId, isShared: sql<boolean>`bool_or(${budgetItems.keyId} is not null)` })
      .from(budgetItems)
      .groupBy(budgetItems.placeId)
    const world2030 = world('2030-01-01T12:00:00Z')
    for (const { placeId, keys } of world2030) {
      expect(rows.find((row) => row.placeId === placeId)?.isShared).toBe(keys.length > 1)
    }
  })

  it('keep the invoices of the last year, as papers that open', async () => {
    const files = createMemoryFiles()
    const [books] = world('2030-01-01T12:00:00Z')
    const papers = books ? await storeDemoInvoices(files, books) : []
    expect(papers.length).toBeGreaterThan(40)
    for (const { storageKey, size } of papers.slice(0, 3)) {
      const bytes = await files.read(storageKey)
      expect(bytes?.length).toBe(size)
      expect(bytes && (await refusalOfPdf(Buffer.from(bytes)))).toBeNull()
    }
  })
})
