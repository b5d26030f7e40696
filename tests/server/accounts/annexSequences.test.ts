import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Annex, type AnnexCode, type AnnexSection, annexRoutes } from '#contract/accounts/annexes.ts'
import { regularisations } from '#server/areas/accounts/closing/closing.tables.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { amountsIn } from '#tests/support/accounts/amountsIn.ts'
import { type Books, openBooks, type Step, worksSteps } from '#tests/support/accounts/bookSequences.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Year = 'before' | 'current'
type Row = { readonly account: string; readonly debit: number; readonly credit: number }
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)

const closeBoth: readonly Step[] = [
  { kind: 'daysPass', days: 1 },
  { kind: 'close', year: 'before' },
  { kind: 'approve', year: 'before' },
  ...[3, 7, 11, 13, 17, 19, 23, 29].map((index): Step => ({ kind: 'reverse', index })),
  { kind: 'daysPass', days: 365 },
  { kind: 'close', year: 'current' },
  { kind: 'approve', year: 'current' },
]

it('keeps the annexes in agreement with each other and with the ledger, with advances, grants and loans, open or closed', async () => {
  let closed = 0
  await fc.assert(
    fc.asyncProperty(worksSteps, async (steps) => {
      server.clock.reset()
      const books = await openBooks(server)
      for (const one of steps) await check(books, one)
      await agree(books)
      for (const one of closeBoth) {
        await check(books, one)
        closed += (await agree(books)) ? 1 : 0
      }
    }),
    { numRuns: 8, seed: 20_260_202, endOnFailure: true },
  )
  expect(closed).toBeGreaterThan(0)
})

async function check(books: Books, one: Step) {
  expect((await books.take(one)) ?? 200, JSON.stringify(one)).toBeLessThan(500)
}

/** Compares the annexes of both years with the books; returns whether a year was closed. */
async function agree(books: Books): Promise<boolean> {
  const states = [await agreeIn(books, 'before'), await agreeIn(books, 'current')]
  return states.includes('closed')
}

async function agreeIn(books: Books, year: Year) {
  const fiscalYearId = books.years[year]
  const params = { placeId: books.placeId, fiscalYearId }
  const { annexes, state } = await books.person('A').get(annexRoutes.annexes, { params })
  if (annexes.length === 0) return state
  const annexOf = (code: AnnexCode): Annex =>
    annexes.find((one) => one.code === code) ?? { code, columns: [], sections: [] }
  const amountsOf = (code: AnnexCode, section: AnnexSection['code'], column = 'actual') =>
    amountsIn(annexOf(code), section, column)
  const totalIn = (code: AnnexCode, column: string) => amountsOf(code, 'works', column).total ?? 0
  const lines = await books.lines()
  const ofYear = lines.filter((line) => line.fiscalYearId === fiscalYearId)
  const held = await linesUntil(books, year, lines)

  // Annex 1: both sides are equal, and the amounts of owners are the sums of their personal accounts.
  const { holds, owes } = amountsOf('position', 'totals')
  expect(holds).toBe(owes)
  const owners = Map.groupBy(
    held.filter(({ account }) => account.startsWith('450')),
    ({ ownerId }) => ownerId,
  )
  const balances = [...owners.values()].map(sumOf)
  const positive = (sign: 1 | -1) => balances.reduce((sum, balance) => sum + Math.max(sign * balance, 0), 0)
  expect(amountsOf('position', 'receivables').owners ?? 0).toBe(positive(1))
  expect(amountsOf('position', 'debts').owners ?? 0).toBe(positive(-1))
  expect(amountsOf('position', 'treasury').total ?? 0).toBe(
    sumOf(held.filter(({ account }) => account.startsWith('5'))),
  )

  // Annex 2 is annex 3 for current operations, and annex 4 for works.
  const { total: charges } = amountsOf('management', 'currentCharges')
  const { '701': called, total: products } = amountsOf('management', 'currentProducts')
  const { balance } = amountsOf('management', 'currentBalance')
  const byKey = amountsOf('managementByKey', 'allKeys')
  expect((charges ?? 0) - ((products ?? 0) - (called ?? 0))).toBe(byKey.net ?? 0)
  expect(balance ?? 0).toBe(byKey.balance ?? 0)
  const { balance: ofWorks } = amountsOf('management', 'worksBalance')
  expect(ofWorks ?? 0).toBe(totalIn('closedWorks', 'balance'))

  if (state === 'open') return state
  // The amount shared out equals the annexes' result, and the accounts of charges and income are empty.
  expect(balance ?? 0).toBe(-(await regularised(fiscalYearId, false)) || 0)
  expect(ofWorks ?? 0).toBe(-(await regularised(fiscalYearId, true)) || 0)
  expect(totalIn('openWorks', 'pending')).toBe(
    -sumOf(ofYear.filter(({ account }) => account === '12' || account === '102')) || 0,
  )
  const shared = ofYear.filter(({ account }) => /^[67]/.test(account))
  for (const [, ofKey] of Map.groupBy(shared, ({ keyId }) => keyId)) expect(sumOf(ofKey)).toBe(0)
  return 'closed'
}

/** The lines that make up the balances at the end of a year: earlier years count until they are closed. */
async function linesUntil({ years }: Books, year: Year, lines: Awaited<ReturnType<Books['lines']>>) {
  const [before] = await server.platform.db.select().from(fiscalYears).where(eq(fiscalYears.id, years.before))
  const counts = year === 'current' && before?.closedAt === null ? [years.before, years.current] : [years[year]]
  return lines.filter(({ fiscalYearId }) => counts.includes(fiscalYearId))
}

async function regularised(fiscalYearId: string, isOfWorks: boolean): Promise<number> {
  const rows = await server.platform.db
    .select()
    .from(regularisations)
    .where(eq(regularisations.fiscalYearId, fiscalYearId))
  return rows.filter(({ worksId }) => (worksId !== null) === isOfWorks).reduce((sum, { amount }) => sum + amount, 0)
}
