import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { evaluate } from '#contract/accounts/explain.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { fromWire } from '#contract/case.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { names, openBooks, usualSteps } from '#tests/support/accounts/bookSequences.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.reset())

it('stays balanced through any sequence of budgets, calls, invoices, payments, reversals and closings', async () => {
  let explained = 0
  await fc.assert(
    fc.asyncProperty(usualSteps, async (steps) => {
      server.clock.reset()
      const books = await checkedBooks()
      for (const one of steps) expect((await books.take(one)) ?? 200, JSON.stringify(one)).toBeLessThan(500)
      await books.balance()
      for (const name of names) {
        await books.account(name)
        explained += await books.explanations(name)
      }
    }),
    { numRuns: 8, seed: 20_260_101, endOnFailure: true },
  )
  expect(explained).toBeGreaterThan(50)
})

const isComputed = (journal: string) => journal === 'AF' || journal === 'CL'

async function checkedBooks() {
  const ledger = await openBooks(server)
  const { placeId, take } = ledger
  const { db } = server.platform

  /** Debits equal credits in every entry and year, totals equal the sums of lines, calls the sums of shares; numbers have no gaps. */
  async function balance() {
    const [lines, entries] = [await ledger.lines(), await ledger.entries()]
    const sumOf = (rows: readonly { debit: number; credit: number }[]) =>
      rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    for (const [, ofEntry] of Map.groupBy(lines, ({ entryId }) => entryId)) expect(sumOf(ofEntry)).toBe(0)
    for (const [, ofYear] of Map.groupBy(lines, ({ fiscalYearId }) => fiscalYearId)) expect(sumOf(ofYear)).toBe(0)
    const keyOf = (row: { fiscalYearId: string; account: string; ownerId: string | null; providerId: string | null }) =>
      [row.fiscalYearId, row.account, row.ownerId, row.providerId].join(' ')
    const replayed = [...Map.groupBy(lines, keyOf)].map(([key, rows]) => [key, sumOf(rows)] as const)
    const kept = (await ledger.totals()).map((row) => [keyOf(row), row.debit - row.credit] as const)
    expect(new Map(kept)).toEqual(new Map(replayed))
    for (const [, numbered] of Map.groupBy(entries, (entry) => `${entry.fiscalYearId} ${entry.journal}`)) {
      const numbers = numbered.map(({ number }) => number).toSorted((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
    const issued = await db
      .select({ entryId: ledgerEntries.id, amount: sql`sum(${callShares.amount})::bigint`.mapWith(Number) })
      .from(calls)
      .innerJoin(callShares, eq(callShares.callId, calls.id))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, calls.entryId))
      .where(eq(calls.placeId, placeId))
      .groupBy(ledgerEntries.id)
    for (const { entryId, amount } of issued) {
      const owed = lines.filter((line) => line.entryId === entryId && line.ownerId !== null)
      expect(sumOf(owed)).toBe(amount)
    }
    expect(await db.$count(ledgerTotals, eq(ledgerTotals.placeId, placeId))).toBe(kept.length)
  }

  /** An owner's balance is the sum of their lines; its parts by kind and by lot add up to it. */
  async function account(name: (typeof names)[number]) {
    const { token, userId } = ledger.person(name)
    const answer = await requestRoute(server.app, statementRoutes.position, { token, params: { placeId } })
    const position = statementRoutes.position.answer.parse(fromWire(await answer.json()))
    const totalOf = (parts: readonly { balance: number }[]) => parts.reduce((sum, part) => sum + part.balance, 0)
    expect(totalOf(position.kinds)).toBe(position.balance)
    expect(totalOf(position.lots)).toBe(position.balance)
    const [row] = await db
      .select({ owed: sql`coalesce(sum(${ledgerLines.debit} - ${ledgerLines.credit}), 0)::bigint`.mapWith(Number) })
      .from(ledgerLines)
      .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerLines.fiscalYearId))
      .where(
        sql`${ledgerLines.ownerId} = ${userId} and ${ledgerLines.placeId} = ${placeId} and ${fiscalYears.closedAt} is null
          and ${ledgerLines.account} like '450%'`,
      )
    expect(position.balance + position.pending + position.later).toBe(row?.owed)
  }

  /** Evaluating the explanation of an owner's amount gives the same amount. */
  async function explanations(name: (typeof names)[number]) {
    const { token, userId } = ledger.person(name)
    const computed = new Set((await ledger.entries()).filter(({ journal }) => isComputed(journal)).map(({ id }) => id))
    const own = (await ledger.lines()).filter(({ ownerId, entryId }) => ownerId === userId && computed.has(entryId))
    for (const { entryId, rank, debit, credit } of own) {
      const params = { placeId, entryId, rank: `${rank}` }
      const answer = await requestRoute(server.app, statementRoutes.line, { token, params })
      const { explanation } = statementRoutes.line.answer.parse(fromWire(await answer.json()))
      expect(evaluate(explanation)).toBe(debit - credit)
    }
    return own.length
  }

  return { take, balance, account, explanations }
}
