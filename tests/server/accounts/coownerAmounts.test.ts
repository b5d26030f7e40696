import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coownerAmountRoutes, deductedCredit } from '#contract/accounts/coownerAmounts.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** It is 10 January 2030. */
async function openBooks() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const owner = (name: string) => ledger.person(name).userId
  await ledger.post(
    [
      { account: '4501', ownerId: owner('A'), debit: 100_00, dueOn: '2028-10-01' },
      { account: '4501', ownerId: owner('B'), debit: 40_00, dueOn: '2030-01-01' },
      { account: '701', credit: 140_00 },
    ],
    '2030-01-01',
  )
  await ledger.post(
    [
      { account: '512', debit: 90_00 },
      { account: '4501', ownerId: owner('A'), credit: 30_00 },
      { account: '4501', ownerId: owner('B'), credit: 60_00 },
    ],
    '2030-01-05',
  )
  const list = async (query: Readonly<Record<string, string>> = {}, name = 'president') => {
    const { data, meta, totals } = await ledger
      .person(name)
      .get(coownerAmountRoutes.list, { params: { placeId: ledger.placeId }, query })
    return { rows: data.result.flatMap((id) => data.entities.coownerAmounts[id] ?? []), meta, totals }
  }
  return { ...ledger, owner, list }
}

it('shows the board each owner’s debt, by age, with the totals', async () => {
  const { list } = await openBooks()

  const { rows, meta, totals } = await list()
  expect(rows).toEqual([
    expect.objectContaining({ name: 'A', lotNumbers: [1], balance: 70_00, due: 70_00 }),
    expect.objectContaining({ name: 'C', balance: 0, due: 0 }),
    expect.objectContaining({ name: 'B', balance: -20_00, due: -20_00 }),
  ])
  expect(rows[0]?.ageing).toEqual({ underThree: 0, underSix: 0, underTwelve: 0, older: 70_00 })
  expect(rows.map(({ owedSince, reminder }) => [owedSince, reminder])).toEqual([
    ['2028-10-01', 'formalNotice'],
    [null, 'none'],
    [null, 'none'],
  ])
  expect(meta.total).toBe(3)
  expect(totals).toMatchObject({ debtors: 70_00, creditors: -20_00, due: 70_00, awaiting: 0 })
  expect((await list({}, 'manager')).rows).toEqual(rows)
})

it('deducts the credit of another account from what is due, and not from the ages', async () => {
  const { list, owner, post } = await openBooks()
  await post(
    [
      { account: '512', debit: 15_00 },
      { account: '4502', ownerId: owner('A'), credit: 15_00 },
    ],
    '2030-01-06',
  )
  const { rows, totals } = await list()
  expect(rows[0]).toMatchObject({ name: 'A', due: 55_00, ageing: { older: 70_00 } })
  expect(rows.map(deductedCredit)).toEqual([15_00, 0, 20_00])
  expect(totals).toMatchObject({ due: 55_00, ageing: { older: 70_00 } })
  expect(deductedCredit(totals)).toBe(15_00)
})

it('is filtered by side, name and lot, and sorted', async () => {
  const { list } = await openBooks()
  const names = async (query: Readonly<Record<string, string>>) => (await list(query)).rows.map(({ name }) => name)

  expect(await names({ side: 'debit' })).toEqual(['A'])
  expect(await names({ side: 'credit' })).toEqual(['B'])
  expect(await names({ search: '3' })).toEqual(['C'])
  expect(await names({ search: 'b' })).toEqual(['B'])
  expect(await names({ sort: 'name' })).toEqual(['A', 'B', 'C'])
  expect(await names({ sort: 'balance', per_page: '1', page: '2' })).toEqual(['C'])
})

it('keeps a regularisation apart until the meeting approves its year, and due from then on', async () => {
  const ledger = await openBooks()
  const { db } = server.platform
  const line = {
    placeId: ledger.placeId,
    fiscalYearId: ledger.years.current,
    enteredOn: '2030-01-02',
    chart: 'FR',
  }
  await db.transaction(async (tx) => {
    const { lines: _, ...entry } = ledger.entryOf([], '2030-01-02')
    const [written] = await tx
      .insert(ledgerEntries)
      .values({ ...entry, fiscalYearId: ledger.years.current })
      .returning()
    const entryId = written?.id ?? ''
    const awaitsYearId = ledger.years.before
    await tx.insert(ledgerLines).values([
      { ...line, entryId, rank: 1, account: '4501', ownerId: ledger.owner('C'), debit: 25_00, awaitsYearId },
      { ...line, entryId, rank: 2, account: '701', credit: 25_00 },
    ])
  })
  const ofC = async () => (await ledger.list({ search: '3' })).rows[0]

  expect(await ofC()).toMatchObject({ balance: 25_00, due: 0, awaiting: 25_00 })
  await db.update(fiscalYears).set({ approvedOn: '2030-01-09' }).where(eq(fiscalYears.id, ledger.years.before))
  expect(await ofC()).toMatchObject({ balance: 25_00, due: 25_00, awaiting: 0 })
})

it('is closed to a plain co-owner, as list and as CSV', async () => {
  const { person, placeId } = await openBooks()
  const csv = (name: string) =>
    server.app.request(`http://ese.localhost/v1/places/${placeId}/coowner_amounts.csv?locale=fr-FR`, {
      headers: { authorization: `Bearer ${person(name).token}` },
    })

  expect((await person('A').call(coownerAmountRoutes.list, { params: { placeId } })).status).toBe(403)
  expect((await csv('A')).status).toBe(403)
  const text = await (await csv('president')).text()
  expect(text.split('\r\n').slice(1)).toEqual([
    'A;1;70,00;70,00;0,00;0,00;0,00;70,00;0,00;0,00;2028-10-01;Mise en demeure',
    'C;3;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;;',
    'B;2;-20,00;-20,00;0,00;0,00;0,00;0,00;20,00;0,00;;',
    '',
  ])
})
