import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Annex, AnnexCode, AnnexRow, AnnexSection } from '#contract/accounts/annexes.ts'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { fromWire } from '#contract/case.ts'
import { regularisations } from '#server/areas/accounts/closing/closing.tables.ts'
import { ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { amountsIn } from '#tests/support/accounts/amountsIn.ts'
import { ledgerOf } from '#tests/support/accounts/ledgerOf.ts'
import { enterWorkedBuilding, type WorkedBooks } from '#tests/support/accounts/workedBooks.ts'
import { lots } from '#tests/support/accounts/workedBuilding.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

type Year = 2025 | 2026
const years = [2025, 2026] as const
let server: TestServer
let books: WorkedBooks
const read = new Map<Year, readonly Annex[]>()

beforeAll(async () => {
  server = await startTestServer()
  books = await enterWorkedBuilding(server)
  for (const year of years) {
    const answer = await requestRoute(server.app, annexRoutes.annexes, {
      token: books.tokenOf('A'),
      params: { placeId: books.placeId, fiscalYearId: books.yearIds[year] },
    })
    read.set(year, annexRoutes.annexes.answer.parse(fromWire(await answer.json())).annexes)
  }
}, 120_000)

afterAll(() => server.close())

function annexOf(year: Year, code: AnnexCode): Annex {
  const found = read.get(year)?.find((annex) => annex.code === code)
  if (!found) throw new Error(`${year} has no annex ${code}`)
  return found
}

const columnOf = (year: Year, code: AnnexCode, section: AnnexSection['code'], column: string, key?: string | null) =>
  amountsIn(annexOf(year, code), section, column, key)

/** The sum of each person's accounts at the end of a year. */
async function personalAccounts(year: Year): Promise<readonly number[]> {
  const totals = await server.platform.db
    .select()
    .from(ledgerTotals)
    .where(eq(ledgerTotals.fiscalYearId, books.yearIds[year]))
  const own = Map.groupBy(
    totals.filter(({ account }) => account.startsWith('450')),
    ({ ownerId }) => ownerId,
  )
  return [...own.values()].map((rows) => rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0))
}

async function regularised(year: Year, isOfWorks: boolean): Promise<number> {
  const rows = await server.platform.db
    .select()
    .from(regularisations)
    .where(eq(regularisations.fiscalYearId, books.yearIds[year]))
  const found = rows.filter(({ worksId }) => (worksId !== null) === isOfWorks)
  return found.reduce((sum, { amount }) => sum + amount, 0)
}

const renovation = 'TRX-2025-01 – Rénovation de l’ascenseur'

describe('annex 1, the financial position', () => {
  it('shows the worked building after both years', () => {
    expect(columnOf(2025, 'position', 'treasury', 'actual')).toEqual({
      '502': 414_015,
      '512': 749_662,
      total: 1_163_677,
    })
    expect(columnOf(2025, 'position', 'receivables', 'actual')).toEqual({
      owners: 244_548,
      '486': 22_011,
      total: 244_548 + 22_011,
    })
    expect(columnOf(2025, 'position', 'provisions', 'actual')).toEqual({
      '1031': 400_000,
      '105': 414_015,
      '12': 443_679,
      total: 1_257_694,
    })
    expect(columnOf(2025, 'position', 'debts', 'actual')).toEqual({
      '401': 81_716,
      '408': 5_781,
      owners: 85_045,
      total: 87_497 + 85_045,
    })
    expect(columnOf(2026, 'position', 'treasury', 'actual')).toEqual({ '502': 558_515, '512': 322_712, total: 881_227 })
    expect(columnOf(2026, 'position', 'receivables', 'actual')).toMatchObject({ owners: 112_773, '486': 22_583 })
    expect(columnOf(2026, 'position', 'provisions', 'actual')).toMatchObject({ '1031': 400_000, total: 958_515 })
    expect(columnOf(2026, 'position', 'debts', 'actual')).toMatchObject({ '401': 49_980, owners: 8_088 })
  })

  it.each(years)('shows in %i its debts, and the personal accounts of all co-owners (A1)', async (year) => {
    const { holds, owes } = columnOf(year, 'position', 'totals', 'actual')
    expect(holds).toBe(owes)
    const { owners: debtors = 0 } = columnOf(year, 'position', 'receivables', 'actual')
    const { owners: creditors = 0 } = columnOf(year, 'position', 'debts', 'actual')
    const ledger = await ledgerOf(server, books.yearIds[year])
    const ofOwners = Object.entries(ledger).filter(([account]) => account.startsWith('450'))
    expect((debtors ?? 0) - (creditors ?? 0)).toBe(ofOwners.reduce((sum, [, balance]) => sum + balance, 0))
    const personal = await personalAccounts(year)
    expect(debtors).toBe(personal.filter((balance) => balance > 0).reduce((sum, balance) => sum + balance, 0))
    expect(creditors).toBe(-personal.filter((balance) => balance < 0).reduce((sum, balance) => sum + balance, 0))
  })

  it('shows the previous year’s balances, and nothing before the books were opened', () => {
    for (const section of ['treasury', 'receivables', 'provisions', 'debts', 'totals'] as const) {
      const before = columnOf(2026, 'position', section, 'before')
      expect(before).toMatchObject(columnOf(2025, 'position', section, 'actual'))
    }
    expect(columnOf(2025, 'position', 'totals', 'before')).toEqual({ holds: null, owes: null })
  })

  it('names nobody', () => {
    const said = JSON.stringify(read.get(2025))
    for (const lot of lots) expect(said).not.toContain(`"${lot}"`)
  })
})

describe('annex 2, voted, spent and called amounts', () => {
  it('has the charges and income of both years, with their budgets', () => {
    expect(columnOf(2025, 'management', 'currentCharges', 'actual')).toMatchObject({
      '601': 438_719,
      '602': 149_863 + 54_327 + 5_781,
      '615': 321_745 - 14_850 + 72_990,
      '662': 17_388,
      total: 2_700_307,
    })
    expect(columnOf(2025, 'management', 'currentProducts', 'actual')).toEqual({
      '701': 2_760_100,
      '713': 41_835,
      total: 2_760_100 + 41_835,
    })
    expect(columnOf(2025, 'management', 'currentBalance', 'actual')).toEqual({ balance: 101_628 })
    expect(columnOf(2026, 'management', 'currentCharges', 'actual').total).toBe(2_928_917)
    expect(columnOf(2026, 'management', 'currentProducts', 'actual').total).toBe(2_890_000)
    expect(columnOf(2026, 'management', 'currentBalance', 'actual')).toEqual({ balance: -38_917 })
    expect(columnOf(2025, 'management', 'currentProducts', 'voted')['701']).toBe(2_760_100)
    expect(columnOf(2025, 'management', 'currentProducts', 'next')['701']).toBe(2_890_000)
    expect(columnOf(2025, 'management', 'currentProducts', 'afterNext')['701']).toBeNull()
    expect(columnOf(2026, 'management', 'currentCharges', 'before').total).toBe(2_700_307)
  })

  it('has the works finished in the year, and none before', () => {
    expect(columnOf(2025, 'management', 'worksCharges', 'actual')).toEqual({})
    expect(columnOf(2026, 'management', 'worksCharges', 'actual')).toEqual({ '671': 1_079_387, total: 1_079_387 })
    expect(columnOf(2026, 'management', 'worksProducts', 'actual')).toEqual({ '702': 1_098_000, total: 1_098_000 })
    expect(columnOf(2026, 'management', 'worksBalance', 'actual')).toEqual({ balance: 18_613 })
  })

  it.each(years)('agrees in %i with annexes 3 and 4, and with the regularisation (A2)', async (year) => {
    const { total: charges } = columnOf(year, 'management', 'currentCharges', 'actual')
    const { '701': called, total: products } = columnOf(year, 'management', 'currentProducts', 'actual')
    const { balance } = columnOf(year, 'management', 'currentBalance', 'actual')
    const byKey = columnOf(year, 'managementByKey', 'allKeys', 'actual')
    expect((charges ?? 0) - ((products ?? 0) - (called ?? 0))).toBe(byKey.net)
    expect(balance).toBe(byKey.balance)
    expect(balance).toBe(-(await regularised(year, false)) || 0)
    const { balance: ofWorks = 0 } = columnOf(year, 'management', 'worksBalance', 'actual')
    const { total = 0 } = columnOf(year, 'closedWorks', 'works', 'balance')
    expect(ofWorks).toBe(total)
    expect(ofWorks).toBe(-(await regularised(year, true)) || 0)
    const ledger = await ledgerOf(server, books.yearIds[year])
    expect(charges).toBe(
      Object.entries(ledger).reduce((sum, [account, held]) => sum + (/^6(?!71)/.test(account) ? held : 0), 0),
    )
  })
})

describe('annex 3, current operations by key', () => {
  it.each([
    [2025, null, { net: 2_284_138, called: 2_400_000, balance: 115_862 }],
    [2025, 'Ascenseur', { net: 374_334, called: 360_100, balance: -14_234 }],
    [2026, null, { net: 2_591_675, called: 2_520_000, balance: -71_675 }],
    [2026, 'Ascenseur', { net: 337_242, called: 370_000, balance: 32_758 }],
  ] as const)('has in %i for the key %s what it cost, called and left', (year, keyName, expected) => {
    expect(columnOf(year, 'managementByKey', 'key', 'actual', keyName)).toMatchObject(expected)
  })

  it.each(years)('adds up to all keys in %i (A3)', (year) => {
    const sections = annexOf(year, 'managementByKey').sections.filter(({ code }) => code === 'key')
    const sumOf = (kind: AnnexRow['kind']) =>
      sections
        .flatMap(({ rows }) => rows.filter((row) => row.kind === kind))
        .reduce((sum, { amounts }) => sum + (amounts[2] ?? 0), 0)
    expect(columnOf(year, 'managementByKey', 'allKeys', 'actual')).toEqual({
      net: sumOf('net'),
      called: sumOf('called'),
      balance: sumOf('balance'),
    })
  })
})

describe('annexes 4 and 5, works', () => {
  const valuesOf = (year: Year, code: AnnexCode) => {
    const [section] = annexOf(year, code).sections
    return Object.fromEntries((section?.rows ?? []).map(({ name, kind, amounts }) => [name ?? kind, amounts]))
  }

  it('show them in progress in 2025 and finished in 2026', () => {
    const inProgress = [1_098_000, 621_605, 654_321, 1_098_000, 443_679]
    expect(valuesOf(2025, 'openWorks')).toEqual({ [renovation]: inProgress, total: inProgress })
    expect(valuesOf(2025, 'closedWorks')).toEqual({})
    const finished = [1_098_000, 1_079_387, 1_098_000, 18_613]
    expect(valuesOf(2026, 'closedWorks')).toEqual({ [renovation]: finished, total: finished })
    expect(valuesOf(2026, 'openWorks')).toEqual({})
  })

  it.each(years)('leave in %i the balances of accounts 12 and 102 (A4, A5)', async (year) => {
    const { total = 0 } = columnOf(year, 'openWorks', 'works', 'pending')
    const ledger = await ledgerOf(server, books.yearIds[year])
    expect(total).toBe(0 - (ledger['12'] ?? 0) - (ledger['102'] ?? 0))
    const provisions = columnOf(year, 'position', 'provisions', 'actual')
    expect(total).toBe((provisions['12'] ?? 0) + (provisions['102'] ?? 0))
  })
})
