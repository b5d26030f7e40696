import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerAccounts } from '#server/services/ledger/accounts.tables.ts'
import { postEntry, reverseEntry } from '#server/services/ledger/postEntry.ts'
import { invoice, makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

type Ledger = Awaited<ReturnType<typeof makeLedger>>
const openBooks = () => makeLedger(server, { A: 600, B: 400 })

async function expectTotalsToBeSums(ledger: Ledger) {
  const named = (row: { account: string; fiscalYearId: string; ownerId: string | null; providerId: string | null }) =>
    [row.fiscalYearId, row.account, row.ownerId, row.providerId].join(' ')
  const summed = new Map<string, { debit: number; credit: number }>()
  for (const line of await ledger.lines()) {
    const { debit, credit } = summed.get(named(line)) ?? { debit: 0, credit: 0 }
    summed.set(named(line), { debit: debit + line.debit, credit: credit + line.credit })
  }
  const kept = new Map((await ledger.totals()).map((row) => [named(row), { debit: row.debit, credit: row.credit }]))
  expect(kept).toEqual(summed)
}

describe('the books of a place', () => {
  it('accept an entry that balances, and keep the totals of its accounts', async () => {
    const ledger = await openBooks()
    const { userId: ownerId } = ledger.person('A')
    await ledger.post(invoice(120_00))
    await ledger.post([
      { account: '4501', ownerId, debit: 75_00, dueOn: '2030-01-01' },
      { account: '701', credit: 75_00 },
    ])
    await ledger.post(invoice(30_00))

    await expectTotalsToBeSums(ledger)
    const totals = await ledger.totals()
    expect(totals.find(({ account }) => account === '601')).toMatchObject({ debit: 150_00, credit: 0 })
    expect(totals.find((total) => total.ownerId === ownerId)).toMatchObject({ account: '4501', debit: 75_00 })
  })

  it('number entries by year and journal, without gaps', async () => {
    const ledger = await openBooks()
    await ledger.post(invoice(1_00))
    await expect(ledger.post([{ account: '601', debit: 1 }])).rejects.toThrow('balance')
    await server.platform.db
      .transaction(async (tx) => {
        await postEntry(tx, ledger.entryOf(invoice(2_00), '2030-01-11'))
        throw new Error('given up')
      })
      .catch(() => undefined)
    await ledger.post(invoice(3_00))
    await ledger.post(invoice(4_00), '2029-12-31')

    const { before, current } = ledger.years
    const byYear = Map.groupBy(await ledger.entries(), ({ fiscalYearId }) => fiscalYearId)
    const numbersOf = (year: string) => byYear.get(year)?.map(({ number }) => number)
    expect(numbersOf(current)?.toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(numbersOf(before)).toEqual([1])
  })

  it('number entries without gaps when many are posted at once, without deadlock', async () => {
    const ledger = await openBooks()
    const amounts = Array.from({ length: 12 }, (_, index) => (index + 1) * 100)
    await Promise.all(amounts.map((amount) => ledger.post(invoice(amount))))
    const numbers = (await ledger.entries()).map(({ number }) => number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(amounts.map((_, index) => index + 1))
    await expectTotalsToBeSums(ledger)
  })

  it('are written once by one source', async () => {
    const ledger = await openBooks()
    const once = () =>
      server.platform.db.transaction((tx) =>
        postEntry(tx, { ...ledger.entryOf(invoice(5_00), '2030-01-12'), source: 'call:1' }),
      )
    const ids = await Promise.all([once(), once(), once()])
    expect(new Set(ids).size).toBe(1)
    expect(await ledger.entries()).toHaveLength(1)
  })

  it('reverse an entry once, which cancels it out', async () => {
    const ledger = await openBooks()
    const entryId = await ledger.post(invoice(80_00))
    const { placeId } = ledger
    const reverse = (id = entryId) =>
      server.platform.db.transaction((tx) =>
        reverseEntry(tx, {
          placeId,
          entryId: id,
          enteredOn: '2030-01-15',
          label: 'Contre-passation',
          postedBy: null,
          postedAt: server.clock.now(),
        }),
      )
    const [first, second] = [await reverse(), await reverse()]
    expect(second).toBe(first)
    for (const { debit, credit } of await ledger.totals()) expect(debit).toBe(credit)
    expect((await ledger.entries()).find(({ id }) => id === first)).toMatchObject({
      reversesId: entryId,
      journal: 'OD',
    })
    await expect(reverse(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('refuse an entry outside the years of the place, or in a closed one', async () => {
    const ledger = await openBooks()
    await expect(ledger.post(invoice(1_00), '2028-06-01')).rejects.toMatchObject({ code: 'conflict' })
    await server.platform.db
      .update(fiscalYears)
      .set({ closedAt: server.clock.now() })
      .where(eq(fiscalYears.id, ledger.years.before))
    await expect(ledger.post(invoice(1_00), '2029-12-31')).rejects.toMatchObject({ code: 'conflict' })
    expect(await ledger.entries()).toEqual([])
  })

  it('know the accounts of both countries', async () => {
    const rows = await server.platform.db.select().from(ledgerAccounts)
    for (const chart of ['FR', 'QC'] as const) {
      const codes = rows.filter((row) => row.chart === chart).map(({ code }) => code)
      expect(codes.toSorted()).toEqual([...charts[chart]].toSorted())
    }
  })
})
