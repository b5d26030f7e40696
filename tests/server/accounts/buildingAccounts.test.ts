import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { fromWire } from '#contract/case.ts'
import { demoId } from '#server/demo/chance.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const placeId = demoId('place tilleuls')
let server: TestServer
let fiscalYearId: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startDemoServer()
  for (const name of ['coproprietaire', 'comptable', 'locataire', 'gardien', 'partenaire']) {
    tokens.set(name, (await signIn(server, { name })).accessToken)
  }
  const [year] = await server.platform.db
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), fiscalYears.isCurrent))
  fiscalYearId = year?.id ?? ''
})
afterAll(() => server.close())

const overview = (name: string, yearId = fiscalYearId) =>
  requestRoute(server.app, buildingAccountRoutes.overview, {
    token: tokens.get(name),
    params: { placeId, fiscalYearId: yearId },
  })
const budgets = (name: string, query: Record<string, string> = {}) =>
  requestRoute(server.app, buildingAccountRoutes.budgets, {
    token: tokens.get(name),
    query: { place_id: placeId, fiscal_year_id: fiscalYearId, per_page: '100', ...query },
  })
const readOverview = async (name = 'coproprietaire') =>
  buildingAccountRoutes.overview.answer.parse(fromWire(await (await overview(name)).json()))

describe('the accounts of a building at a glance', () => {
  it('compare voted and spent amounts, account by account', async () => {
    const { categories, voted, spent } = await readOverview()
    const { db } = server.platform
    const items = await db.select().from(budgetItems).where(eq(budgetItems.fiscalYearId, fiscalYearId))
    expect(voted).toBe(items.reduce((sum, { amount }) => sum + amount, 0))
    const totals = await db.select().from(ledgerTotals).where(eq(ledgerTotals.fiscalYearId, fiscalYearId))
    for (const { account, spent: shown } of categories) {
      const own = totals.filter((row) => row.account === account)
      expect(shown).toBe(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0))
    }
    expect(spent).toBe(categories.reduce((sum, category) => sum + category.spent, 0))
    expect(spent).toBeGreaterThan(0)
    expect(categories.every(({ account }) => /^6[0-6]/.test(account))).toBe(true)
  })

  it('end the bank curve with today’s balance', async () => {
    const { cash } = await readOverview()
    expect(cash).toHaveLength(13)
    const answer = await requestRoute(server.app, buildingAccountRoutes.treasuries, {
      token: tokens.get('coproprietaire'),
      params: { placeId },
    })
    const { data } = buildingAccountRoutes.treasuries.answer.parse(fromWire(await answer.json()))
    const held = Object.values(data.entities.treasuries).reduce((sum, { balance }) => sum + balance, 0)
    expect(cash.at(-1)?.balance).toBe(held)
    const [open] = await server.platform.db
      .select({ held: sql<string>`sum(${ledgerTotals.debit} - ${ledgerTotals.credit})` })
      .from(ledgerTotals)
      .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerTotals.fiscalYearId))
      .where(and(eq(ledgerTotals.placeId, placeId), sql`closed_at is null and account like '5%'`))
    expect(held).toBe(Number(open?.held))
  })

  it('forecast cash from the bank balance, voted calls and known invoices', async () => {
    const ask = (name: string) =>
      requestRoute(server.app, buildingAccountRoutes.forecast, { token: tokens.get(name), params: { placeId } })
    const forecast = buildingAccountRoutes.forecast.answer.parse(fromWire(await (await ask('coproprietaire')).json()))
    const { cash, suppliersDue, unpaid } = await readOverview()
    expect(forecast).toMatchObject({ cash, overdue: unpaid })
    const [first, ...others] = forecast.months
    expect(first?.invoices).toBe(suppliersDue)
    expect(first?.balance).toBe((cash.at(-1)?.balance ?? 0) + (first?.calls ?? 0) - suppliersDue)
    expect(others.some(({ calls }) => calls > 0)).toBe(true)
    const [voted] = await server.platform.db
      .select({ until: sql<string>`max(${fiscalYears.endsOn})` })
      .from(budgetItems)
      .innerJoin(fiscalYears, eq(fiscalYears.id, budgetItems.fiscalYearId))
      .where(eq(budgetItems.placeId, placeId))
    expect(forecast.votedUntil).toBe(voted?.until)
    expect((await ask('locataire')).status).toBe(403)
  })

  it('count unpaid amounts without the credit of others', async () => {
    const { unpaid } = await readOverview()
    const [row] = await server.platform.db
      .select({ due: sql<string>`sum(${ledgerLines.debit} - ${ledgerLines.credit})` })
      .from(ledgerLines)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
      .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerLines.fiscalYearId))
      .where(
        and(
          eq(ledgerLines.placeId, placeId),
          sql`closed_at is null and account like '450%' and awaits_year_id is null`,
        ),
      )
    expect(unpaid).toBeGreaterThan(0)
    expect(unpaid).toBeGreaterThanOrEqual(Number(row?.due))
  })

  it.each(['coproprietaire', 'comptable'])('are open to %s', async (name) => {
    expect((await overview(name)).status).toBe(200)
    expect((await budgets(name)).status).toBe(200)
  })

  it.each(['locataire', 'gardien', 'partenaire'])('are closed to %s', async (name) => {
    expect((await overview(name)).status).toBe(403)
    expect((await budgets(name)).status).toBe(403)
  })

  it('belong to a year of the place', async () => {
    expect((await overview('coproprietaire', demoId('no year'))).status).toBe(404)
    expect((await budgets('coproprietaire', { fiscal_year_id: demoId('no year') })).status).toBe(404)
    expect((await budgets('coproprietaire', { place_id: demoId('place terrasses') })).status).toBe(404)
  })
})

describe('the budget of a year', () => {
  it('lists voted amounts by account and key', async () => {
    const answer = await budgets('coproprietaire')
    const { data, meta } = buildingAccountRoutes.budgets.answer.parse(fromWire(await answer.json()))
    const items = await server.platform.db.select().from(budgetItems).where(eq(budgetItems.fiscalYearId, fiscalYearId))
    expect(meta.total).toBe(items.length)
    expect(new Set(data.result)).toEqual(new Set(items.map(({ id }) => id)))
    const [first] = Object.values(data.entities.budgets)
    expect(first).toMatchObject({ placeId, fiscalYearId })
  })
})
