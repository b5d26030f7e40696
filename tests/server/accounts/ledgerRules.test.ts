import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { insertEntries, type NewEntry, type NewLine } from '#server/services/ledger/ledger.store.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { invoice, makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

type Ledger = Awaited<ReturnType<typeof makeLedger>>
const openBooks = () => makeLedger(server, { A: 600, B: 400 })

/** The name of the database constraint that refused. */
const ruleOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => {
      let found: unknown = error
      while (found instanceof Error && !('constraint' in found)) found = found.cause
      return found instanceof Error && 'constraint' in found ? found.constraint : String(error)
    },
  )

describe('the database itself', () => {
  const insert = (
    ledger: Ledger,
    lines: readonly NewLine[],
    change: Partial<Pick<NewEntry, 'fiscalYearId' | 'enteredOn'> & { number: number }> = {},
  ) =>
    server.platform.db.transaction((tx) =>
      insertEntries(tx, 'FR', [
        {
          ...ledger.entryOf(lines, '2030-02-01'),
          id: randomUUID(),
          fiscalYearId: ledger.years.current,
          ...change,
        },
      ]),
    )

  it.each<readonly [string, readonly NewLine[], string]>([
    ['does not balance', [...invoice(1_00), { account: '601', debit: 1 }], 'ledger_entries_balance'],
    ['has one line', [{ account: '601', debit: 1 }], 'ledger_entries_balance'],
    ['has no line', [], 'ledger_entries_balance'],
    [
      'names an unknown account',
      [
        { account: '999', debit: 1 },
        { account: '401', credit: 1 },
      ],
      'ledger_lines_account',
    ],
    [
      'names an account of Québec',
      [
        { account: '1100', debit: 1 },
        { account: '401', credit: 1 },
      ],
      'ledger_lines_account',
    ],
    [
      'has a negative line',
      [
        { account: '601', debit: -1 },
        { account: '401', credit: -1 },
      ],
      'ledger_lines_have_one_side',
    ],
    [
      'has a line on both sides',
      [{ account: '601', debit: 1, credit: 1 }, ...invoice(1)],
      'ledger_lines_have_one_side',
    ],
  ])('refuses an entry that %s', async (_, lines, rule) => {
    const ledger = await openBooks()
    expect(await ruleOf(insert(ledger, lines))).toBe(rule)
    expect(await ledger.entries()).toEqual([])
    expect(await ledger.totals()).toEqual([])
  })

  it('refuses an entry dated outside its year, or in a closed year', async () => {
    const ledger = await openBooks()
    const { before } = ledger.years
    expect(await ruleOf(insert(ledger, invoice(1), { fiscalYearId: before }))).toBe(
      'ledger_entries_are_dated_within_year',
    )
    await server.platform.db.update(fiscalYears).set({ closedAt: server.clock.now() }).where(eq(fiscalYears.id, before))
    expect(await ruleOf(insert(ledger, invoice(1), { fiscalYearId: before, enteredOn: '2029-05-01' }))).toBe(
      'ledger_entries_year_is_open',
    )
  })

  it('numbers entries itself, whatever number is written', async () => {
    const ledger = await openBooks()
    await insert(ledger, invoice(1), { number: 40 })
    expect((await ledger.entries()).map(({ number }) => number)).toEqual([1])
  })

  it('refuses a line of another day than its entry', async () => {
    const ledger = await openBooks()
    const id = randomUUID()
    const attempt = server.platform.db.transaction(async (tx) => {
      const entry = ledger.entryOf(invoice(1_00), '2030-02-01')
      await insertEntries(tx, 'FR', [{ ...entry, id, fiscalYearId: ledger.years.current }])
      await tx.execute(sql`insert into ledger_lines (entry_id, rank, place_id, fiscal_year_id, entered_on, chart, account, debit)
        select entry_id, 9, place_id, fiscal_year_id, date '2030-02-02', chart, account, 1 from ledger_lines where entry_id = ${id} limit 1`)
    })
    expect(await ruleOf(attempt)).toBe('ledger_lines_are_of_their_entry')
    expect(await ledger.entries()).toEqual([])
  })

  it('refuses to change or delete a posted entry, or to add a line to it', async () => {
    const ledger = await openBooks()
    const entryId = await ledger.post(invoice(1_00))
    const { db } = server.platform
    expect(
      await ruleOf(db.update(ledgerEntries).set({ label: 'Autre' }).where(eq(ledgerEntries.id, entryId)).execute()),
    ).toBe('ledger_is_kept')
    expect(
      await ruleOf(db.update(ledgerLines).set({ debit: 2 }).where(eq(ledgerLines.entryId, entryId)).execute()),
    ).toBe('ledger_is_kept')
    expect(await ruleOf(db.delete(ledgerLines).where(eq(ledgerLines.entryId, entryId)).execute())).toBe(
      'ledger_is_kept',
    )
    expect(await ruleOf(db.execute(sql`truncate ledger_lines cascade`))).toBe('ledger_is_kept')
    const [line] = await ledger.lines()
    const added = db.insert(ledgerLines).values([
      {
        ...line,
        entryId,
        rank: 3,
        placeId: ledger.placeId,
        fiscalYearId: ledger.years.current,
        enteredOn: '2030-01-10',
        chart: 'FR',
        account: '601',
        debit: 1,
        credit: 0,
      },
      {
        ...line,
        entryId,
        rank: 4,
        placeId: ledger.placeId,
        fiscalYearId: ledger.years.current,
        enteredOn: '2030-01-10',
        chart: 'FR',
        account: '401',
        debit: 0,
        credit: 1,
      },
    ])
    expect(await ruleOf(added.execute())).toBe('ledger_lines_come_with_their_entry')
  })
})
