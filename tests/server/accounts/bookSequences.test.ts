import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { issueCalls } from '#server/areas/accounts/calls/issueCalls.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const names = ['A', 'B', 'C'] as const
const day = 24 * 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.reset())

const cents = fc.integer({ min: 1, max: 500_000 })
const year = fc.constantFrom('before', 'current')
const step = fc.oneof(
  fc.record({ kind: fc.constant('budget'), year, amount: cents, ofLift: cents, worksFund: cents }),
  fc.record({ kind: fc.constant('daysPass'), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('pay'), name: fc.constantFrom(...names), amount: cents }),
  fc.record({ kind: fc.constant('invoice'), year, amount: cents, isOfLift: fc.boolean() }),
  fc.record({ kind: fc.constant('reverse'), index: fc.nat(50) }),
  fc.record({ kind: fc.constant('close'), year }),
  fc.record({ kind: fc.constant('approve'), year }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

it('stays balanced through any sequence of budgets, calls, invoices, payments, reversals and closings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      server.clock.reset()
      const books = await openBooks()
      for (const one of steps) expect((await books.take(one)) ?? 200, JSON.stringify(one)).toBeLessThan(500)
      await books.balance()
      for (const name of names) await books.account(name)
    }),
    { numRuns: 8, seed: 20_260_101, endOnFailure: true },
  )
})

/** A place whose accountant takes steps over HTTP. */
async function openBooks() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId, years } = ledger
  const { db } = server.platform
  const liftId = await ledger.insertKey('Ascenseur', { 1: 1, 3: 2 })
  const accountant = ledger.person('manager')
  await db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  const today = () => server.clock.now().toISOString().slice(0, 10)
  const send = async (route: Route, body: Record<string, unknown>, params: Record<string, string> = {}) =>
    (await requestRoute(server.app, route, { token: accountant.token, params: { placeId, ...params }, body })).status

  async function take(one: Step): Promise<number | undefined> {
    switch (one.kind) {
      case 'budget': {
        const items = [
          { account: '601', amount: one.amount },
          { account: '614', keyId: liftId, amount: one.ofLift },
        ]
        const budget = { votedOn: '2029-06-01', items, worksFund: one.worksFund }
        return send(bookkeepingRoutes.voteBudget, { budget }, { fiscalYearId: years[one.year] })
      }
      case 'daysPass':
        server.clock.advance(one.days * day)
        await issueCalls(server.platform, server.sites)
        return undefined
      case 'pay': {
        const ownerId = ledger.person(one.name).userId
        const payment = { ownerId, amount: one.amount, paidOn: today(), bankAccount: '512', label: 'Virement' }
        return send(bookkeepingRoutes.receivePayment, { payment })
      }
      case 'invoice': {
        const lines = [
          { account: '614', debit: one.amount, keyId: one.isOfLift ? liftId : null },
          { account: '401', credit: one.amount },
        ]
        const enteredOn = one.year === 'before' ? '2029-11-05' : today()
        return send(bookkeepingRoutes.postEntry, { entry: { journal: 'AC', enteredOn, label: 'Facture', lines } })
      }
      case 'reverse': {
        const entries = await ledger.entries()
        const entry = entries[one.index % Math.max(entries.length, 1)]
        if (!entry) return undefined
        const reversal = { enteredOn: today(), label: 'Contre-passation' }
        return send(bookkeepingRoutes.reverseEntry, { reversal }, { entryId: entry.id })
      }
      case 'close':
        return send(bookkeepingRoutes.closeYear, {}, { fiscalYearId: years[one.year] })
      case 'approve':
        return send(
          bookkeepingRoutes.approveYear,
          { approval: { approvedOn: today() } },
          { fiscalYearId: years[one.year] },
        )
    }
  }

  /** Debits are credits in every entry and year, totals are sums of lines, calls are sums of shares, numbers have no gaps. */
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

  /** What an owner reads is the sum of their lines, of its kinds and of its lots. */
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

  return { take, balance, account }
}
