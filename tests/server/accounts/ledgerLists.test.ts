import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPlaceRoutes } from '#contract/accounts/accountPlaces.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { transactionRoutes } from '#contract/accounts/transactions.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Query = Readonly<Record<string, string>>

/** A call, two payments in one, an invoice of last year, and a debt that one owner takes over from another. */
async function openBooks() {
  const ledger = await makeLedger(server, { A: 500, B: 300 })
  const { db } = server.platform
  const owner = (name: string) => ledger.person(name).userId
  const liftId = await ledger.insertKey('Ascenseur', { 1: 1 })
  const [provider] = await db.insert(providers).values({ offer: 'ESE', name: 'Ascenseurs du Nord' }).returning()
  const providerId = provider?.id ?? ''
  const post = (
    day: string,
    journal: 'AF' | 'BQ' | 'AC' | 'OD',
    label: string,
    lines: Parameters<typeof ledger.post>[0],
  ) => db.transaction((tx) => postEntry(tx, { ...ledger.entryOf(lines, day, journal), label }))
  await post('2029-11-05', 'AC', 'Entretien de l’ascenseur', [
    { account: '614', debit: 90_00, keyId: liftId },
    { account: '401', credit: 90_00, providerId },
  ])
  await post('2030-01-01', 'AF', 'Appel du 1er trimestre', [
    { account: '4501', ownerId: owner('A'), debit: 500_00 },
    { account: '4501', ownerId: owner('B'), debit: 300_00 },
    { account: '701', credit: 800_00 },
  ])
  await post('2030-01-05', 'BQ', 'Virements du 5 janvier', [
    { account: '512', debit: 420_00 },
    { account: '4501', ownerId: owner('A'), credit: 400_00 },
    { account: '4501', ownerId: owner('B'), credit: 20_00 },
  ])
  await post('2030-01-08', 'OD', 'Reprise entre copropriétaires', [
    { account: '4501', ownerId: owner('A'), debit: 10_00 },
    { account: '4501', ownerId: owner('B'), credit: 10_00 },
  ])
  const params = { placeId: ledger.placeId }
  const transactions = async (query: Query = {}, name = 'president') => {
    const { data, meta, totals } = await ledger.person(name).get(transactionRoutes.list, { params, query })
    return { rows: data.result.flatMap((id) => data.entities.transactions[id] ?? []), meta, totals }
  }
  const accounts = async (query: Query = {}, name = 'president') => {
    const { data, meta, totals } = await ledger.person(name).get(accountPlaceRoutes.list, { params, query })
    return { rows: data.result.flatMap((id) => data.entities.accountPlaces[id] ?? []), meta, totals }
  }
  return { ...ledger, params, liftId, providerId, transactions, accounts }
}

describe('transactions', () => {
  it('are whole entries, the latest first, with their sum', async () => {
    const { transactions } = await openBooks()

    const { rows, meta, totals } = await transactions()
    expect(rows.map(({ label, journal, amount, linesCount }) => [label, journal, amount, linesCount])).toEqual([
      ['Reprise entre copropriétaires', 'OD', 10_00, 2],
      ['Virements du 5 janvier', 'BQ', 420_00, 3],
      ['Appel du 1er trimestre', 'AF', 800_00, 3],
      ['Entretien de l’ascenseur', 'AC', 90_00, 2],
    ])
    expect(meta).toMatchObject({ total: 4, perPage: 15 })
    expect(totals).toEqual({ amount: 1_320_00 })
    const next = await transactions({ page: '2', per_page: '3', sort: 'entered_on' })
    expect(next.rows.map(({ journal }) => journal)).toEqual(['OD'])
    expect(next.meta.total).toBe(4)
  })

  it('are found by a line, whatever the filter, with the number and sum of all of them', async () => {
    const { transactions, liftId, providerId, years } = await openBooks()
    const found = async (query: Query) => {
      const { rows, meta, totals } = await transactions(query)
      expect(meta.total).toBe(rows.length)
      expect(totals.amount).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
      return rows.map(({ journal }) => journal)
    }

    expect(await found({ account: '6' })).toEqual(['AC'])
    expect(await found({ key_id: liftId })).toEqual(['AC'])
    expect(await found({ provider_id: providerId })).toEqual(['AC'])
    expect(await found({ lot: '1' })).toEqual([])
    expect(await found({ search: 'virement' })).toEqual(['BQ'])
    expect(await found({ from: '2030-01-02', to: '2030-01-05' })).toEqual(['BQ'])
    expect(await found({ min_amount: '30000', max_amount: '45000' })).toEqual(['BQ', 'AF'])
    expect(await found({ account: '4501', side: 'credit' })).toEqual(['OD', 'BQ'])
    expect(await found({ fiscal_year_id: years.before })).toEqual(['AC'])
    expect(await found({ fiscal_year_id: years.current, except_journal: 'AF' })).toEqual(['OD', 'BQ'])
    expect(await found({ journal: 'BQ' })).toEqual(['BQ'])
    expect(await found({ journal: 'BQ', except_journal: 'BQ' })).toEqual([])
  })

  it('show a co-owner neither movements between two others nor whose payment it was', async () => {
    const { transactions, person, params } = await openBooks()

    const { rows, meta, totals } = await transactions({}, 'B')
    expect(rows.map(({ label, amount, linesCount }) => [label, amount, linesCount])).toEqual([
      [null, 420_00, 2],
      ['Appel du 1er trimestre', 800_00, 2],
      ['Entretien de l’ascenseur', 90_00, 2],
    ])
    expect(meta.total).toBe(3)
    expect(totals).toEqual({ amount: 1_310_00 })
    expect((await transactions({ search: 'virement' }, 'B')).meta.total).toBe(0)
    expect((await transactions({ min_amount: '40000', max_amount: '40000' }, 'B')).meta.total).toBe(0)
    for (const query of [{ lot: '1' }, { provider_id: randomUUID() }]) {
      const refused = await person('B').call(transactionRoutes.list, { params, query })
      expect(await refusalOf(refused)).toMatchObject({ status: 403 })
    }
  })
})

describe('the accounts of a place', () => {
  it('have a sub-account for each co-owner and supplier, with the totals', async () => {
    const { accounts } = await openBooks()

    const { rows, meta, totals } = await accounts()
    expect(rows.map(({ account, party, balance }) => [account, party?.name ?? null, balance])).toEqual([
      ['401', 'Ascenseurs du Nord', -90_00],
      ['4501', 'A', 110_00],
      ['4501', 'B', 270_00],
      ['512', null, 420_00],
      ['614', null, 90_00],
      ['701', null, -800_00],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(meta).toMatchObject({ total: 6, perPage: 15 })
    expect(totals).toEqual({ debit: 1_320_00, credit: 1_320_00, balance: 0 })
  })

  it('are filtered and sorted', async () => {
    const { accounts, years } = await openBooks()
    const names = async (query: Query) =>
      (await accounts(query)).rows.map(({ account, party }) => party?.name ?? account)

    expect(await names({ account: '45' })).toEqual(['A', 'B'])
    expect(await names({ search: 'nord' })).toEqual(['Ascenseurs du Nord'])
    expect(await names({ search: '51' })).toEqual(['512'])
    expect(await names({ side: 'credit', sort: 'balance' })).toEqual(['701', 'Ascenseurs du Nord'])
    expect(await names({ min_amount: '20000', max_amount: '50000', sort: '-balance' })).toEqual(['512', 'B'])
    expect(await names({ fiscal_year_id: years.before })).toEqual(['Ascenseurs du Nord', '614'])
    expect((await accounts({ account: '4501' })).totals).toEqual({ debit: 810_00, credit: 430_00, balance: 380_00 })
  })

  it('count a closed year through the opening entry of the next one', async () => {
    const { accounts, years } = await openBooks()
    const closed = { closedAt: server.clock.now() }
    await server.platform.db.update(fiscalYears).set(closed).where(eq(fiscalYears.id, years.before))

    expect((await accounts({ account: '401' })).rows).toEqual([])
    expect((await accounts({ account: '401', fiscal_year_id: years.before })).rows).toHaveLength(1)
  })

  it('have no parties for a co-owner', async () => {
    const { accounts, person, params } = await openBooks()

    const { rows, totals } = await accounts({}, 'A')
    expect(rows.map(({ id, party, balance }) => [id, party, balance])).toEqual([
      ['401', null, -90_00],
      ['4501', null, 380_00],
      ['512', null, 420_00],
      ['614', null, 90_00],
      ['701', null, -800_00],
    ])
    expect((await accounts({ search: 'b' }, 'A')).rows).toEqual([])
    const codes = await person('A').get(movementRoutes.codes, { params })
    expect(totals).toMatchObject(codes.totals)
  })
})
