import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { evaluate } from '#contract/accounts/explain.ts'
import { fecPath } from '#contract/accounts/fec.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { fromWire } from '#contract/case.ts'
import { paperPaths } from '#contract/papers.ts'
import { regularisations } from '#server/areas/accounts/closing/closing.tables.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerOf } from '#tests/support/accounts/ledgerOf.ts'
import { readFec } from '#tests/support/accounts/readFec.ts'
import { enterWorkedBuilding, type WorkedBooks } from '#tests/support/accounts/workedBooks.ts'
import { closingOf, type Lot, lots } from '#tests/support/accounts/workedBuilding.ts'
import { expectAccessible } from '#tests/support/server/expectAccessible.ts'
import { askForPaper, readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let books: WorkedBooks

beforeAll(async () => {
  server = await startTestServer()
  books = await enterWorkedBuilding(server)
}, 120_000)

afterAll(() => server.close())

/** The debt of every owner on these days; owners who owe nothing are left out. */
const expectedBalances: Readonly<Record<string, Partial<Record<Lot | 'K', number>>>> = {
  '2025-03-31': { J: 36_931 },
  '2025-06-30': { B: 51_520, D: 101_300, J: 89_222 },
  '2025-09-30': { C: -15_855, D: 101_300, J: 104_913 },
  '2025-12-31': { D: 101_300, H: 39_227, J: 120_604 },
  '2026-06-30': {
    A: -27_807,
    B: -18_538,
    C: -11_056,
    D: -10_133,
    E: -9_213,
    F: -8_294,
    K: -6_450,
    H: -4_607,
    I: -3_687,
    J: 151_571,
  },
  '2026-12-31': { J: 84_381 },
}

describe('the worked building, entered over HTTP', () => {
  it.each(Object.keys(expectedBalances))('owes on %s what has not been paid', (day) => {
    expect(books.balancesOn.get(day)).toEqual(expectedBalances[day])
  })

  it('allocates a payment to the oldest debts, by kind to the cent', () => {
    expect(books.lastPayment).toEqual({ '4501': 61_465, '4502': 36_600, '4505': 1_935 })
  })

  it.each([
    [
      2025,
      {
        '4501': 17_118,
        '4502': 137_900,
        '4505': 4_485,
        '486': 22_011,
        '502': 414_015,
        '512': 749_662,
        '1031': -400_000,
        '105': -414_015,
        '12': -443_679,
        '401': -81_716,
        '408': -5_781,
      },
    ],
    [
      2026,
      {
        '4501': 119_585,
        '4502': -18_613,
        '4505': 3_713,
        '486': 22_583,
        '502': 558_515,
        '512': 322_712,
        '1031': -400_000,
        '105': -558_515,
        '401': -49_980,
      },
    ],
  ] as const)('closes %i with these balances, and opens the next year with the same', async (year, expected) => {
    const { before, after, charges, products } = await balancesAround(year)
    expect(before).toEqual(expected)
    expect([charges, products]).toEqual(year === 2025 ? [2_700_307, 2_700_307] : [4_008_304, 4_008_304])
    // Accruals are reversed and works resumed on the first day, so only the opening entry is compared.
    expect(after).toEqual(expected)
  })

  it.each([2025, 2026] as const)('shares out the result of %i to each lot, with its explanation', async (year) => {
    const rows = await server.platform.db
      .select()
      .from(regularisations)
      .where(eq(regularisations.fiscalYearId, books.yearIds[year]))
    for (const { amount, explanation } of rows) expect(evaluate(explanation)).toBe(amount)
    const found = rows.flatMap(({ lotId, worksId, amount }) => (worksId === null ? [[books.lotOf(lotId), amount]] : []))
    const expected = closingOf(year).both.map(({ lotId, explanation }) => [lotId, explanation.amount])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })

  it('returns the rest of the finished works, by the key of the lift', async () => {
    const rows = await server.platform.db
      .select()
      .from(regularisations)
      .where(eq(regularisations.worksId, books.worksId))
    const found = Object.fromEntries(rows.map(({ lotId, amount }) => [books.lotOf(lotId), amount]))
    expect(found).toMatchObject({ C: -3_723, D: -3_412, G: -2_172, J: -620 })
    expect(Object.values(found).reduce((sum, amount) => sum + amount, 0)).toBe(-18_613)
  })

  it('accepts no entry in a closed year, and closes it once', async () => {
    const posted = await books.send(bookkeepingRoutes.postEntry, {
      params: { placeId: books.placeId },
      body: {
        entry: {
          journal: 'OD',
          enteredOn: '2025-12-31',
          label: 'Trop tard',
          lines: [
            { account: '601', debit: 100 },
            { account: '512', credit: 100 },
          ],
        },
      },
    })
    expect(posted.status).toBe(409)
    const closed = await books.send(bookkeepingRoutes.closeYear, {
      params: { placeId: books.placeId, fiscalYearId: books.yearIds[2025] },
    })
    expect(closed.status).toBe(409)
  })

  it('explains the closing of their lot to an owner: its share, less the amount called', async () => {
    const ask = async <Key extends 'line' | 'lines'>(
      key: Key,
      params: Record<string, string>,
      query: Record<string, string> = {},
    ) => {
      const answer = await requestRoute(server.app, statementRoutes[key], {
        token: books.tokenOf('D'),
        params: { placeId: books.placeId, ...params },
        query,
      })
      return fromWire(await answer.json())
    }
    const { data } = statementRoutes.lines.answer.parse(
      await ask('lines', {}, { fiscal_year_id: books.yearIds[2025], per_page: '100' }),
    )
    const closing = Object.values(data.entities.accountLines).find(({ debit, credit }) => debit - credit === -10_133)
    const { entryId = '', rank = 0 } = closing ?? {}
    const { explanation } = statementRoutes.line.answer.parse(await ask('line', { entryId, rank: `${rank}` }))
    expect(explanation).toMatchObject({ kind: 'sum', amount: -10_133 })
    expect(evaluate(explanation)).toBe(-10_133)
  })

  it('shows each owner their debt', async () => {
    const answer = await requestRoute(server.app, accountRoutes.mine, {
      token: books.tokenOf('J'),
      params: { placeId: books.placeId },
    })
    expect(accountRoutes.mine.answer.parse(fromWire(await answer.json()))).toMatchObject({ balance: 84_381 })
    expect(lots).toContain('J')
  })
})

describe('the files of a closed year', () => {
  const call = (year: 2025 | 2026, more: Record<string, string> = {}) => ({
    token: books.tokenOf('A'),
    params: { placeId: books.placeId, fiscalYearId: books.yearIds[year], ...more },
  })

  it('are one tagged paper with all annexes', async () => {
    const heard = await readPaperStructure(server, paperPaths.annexes, call(2025))
    expectAccessible(heard, { title: 'Comptes de l’exercice 2025' })
    const said = heard.spoken.map(([, text]) => text)
    for (const title of ['1 – État financier', '2 – Compte de gestion général', '4 – Travaux terminés']) {
      expect(said).toContain(`Annexe ${title}`)
    }
    expect(said.join(' ')).toMatch(/2\s?760\s?100|27\s?601,00/)
    expect(said).toContain('TRX-2025-01 – Rénovation de l’ascenseur')
    expect(said).toContain('Aucuns travaux n’ont été terminés pendant cet exercice.')
  })

  it('are a table for each annex, in which amounts are numbers', async () => {
    const answer = await askForPaper(server, paperPaths.annexCsv, call(2025, { annex: 'managementByKey' }))
    expect(answer.headers.get('content-disposition')).toContain('comptes-2025')
    const rows = (await answer.text()).replace('\uFEFF', '').split('\r\n')
    expect(rows[0]).toBe('Partie;Compte;Poste;Exercice précédent;Budget 2025;Réalisé 2025;Budget 2026;Budget 2027')
    expect(rows).toContain('Ascenseur;;Charges nettes;;3601,00;3743,34;3700,00;')
    expect(rows).toContain('Tous les lots;701;Provisions appelées;;24000,00;24000,00;25200,00;')
    const unknown = await askForPaper(server, paperPaths.annexCsv, call(2025, { annex: 'fundResults' }))
    expect(unknown.status).toBe(404)
  })

  it('have the sums of the ledger, numbered without gaps by journal', async () => {
    for (const year of [2025, 2026] as const) {
      const answer = await askForPaper(server, fecPath, { ...call(year), token: books.accountantToken })
      const { rows } = await readFec(answer)
      const cents = (text = '') => Number(text.replace(',', ''))
      const sums: Record<string, number> = {}
      for (const { CompteNum = '', Debit, Credit } of rows) {
        sums[CompteNum] = (sums[CompteNum] ?? 0) + cents(Debit) - cents(Credit)
      }
      const ledger = Object.entries(await ledgerOf(server, books.yearIds[year])).map(([account, held]) => [
        account.padEnd(3, '0'),
        held,
      ])
      expect(sums).toEqual(Object.fromEntries(ledger))
      for (const ofJournal of Map.groupBy(rows, ({ JournalCode }) => JournalCode).values()) {
        const numbers = [...new Set(ofJournal.map(({ EcritureNum }) => Number(EcritureNum)))]
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      }
      const opening = rows.filter(({ JournalCode }) => JournalCode === 'AN')
      expect(rows.slice(0, opening.length)).toEqual(opening)
    }
  })
})

async function balancesAround(year: 2025 | 2026) {
  const [closed] = await server.platform.db.select().from(fiscalYears).where(eq(fiscalYears.id, books.yearIds[year]))
  if (!closed) throw new Error('the year exists')
  const balances = await ledgerOf(server, closed.id)
  const ofClass = (first: RegExp) => Object.entries(balances).filter(([account]) => first.test(account))
  const sumOf = (rows: readonly (readonly [string, number])[]) => rows.reduce((sum, [, amount]) => sum + amount, 0)
  return {
    before: withoutZero(Object.fromEntries(ofClass(/^[1-5]/))),
    after: withoutZero(await books.openingAfter(year)),
    charges: sumOf(ofClass(/^6/)),
    products: -sumOf(ofClass(/^7/)),
  }
}

const withoutZero = (balances: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
