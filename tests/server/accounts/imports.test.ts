import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { budgetItems, works } from '#server/services/ledger/budgets.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines, ledgers, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { importFolder, smallBooks, withLines } from '#tests/support/server/importFolder.ts'
import { onlyEntries, startBooksImport, twoLines } from '#tests/support/server/startBooksImport.ts'
import { dumpTables } from '#tests/support/server/tableDump.ts'

const { server, db, refusalsOf, outcomeOf } = await startBooksImport()

const placeId = async () => (await db().select().from(places).where(eq(places.sqlId, 'P1')))[0]?.id ?? ''
const postedEntries = () =>
  db().select().from(ledgerEntries).orderBy(asc(ledgerEntries.enteredOn), asc(ledgerEntries.journal))

describe('the books of a folder', () => {
  it('are only compared by a dry run, then open and posted as announced', async () => {
    const before = await dumpTables(db())
    const announced = await importFolder(server, smallBooks, { isDry: true })
    expect(announced).toMatchObject({ refusals: [] })
    expect(await dumpTables(db())).toEqual(before)

    expect(await importFolder(server, smallBooks)).toEqual(announced)
    expect(await db().select().from(ledgers)).toMatchObject([{ placeId: await placeId(), chart: 'FR' }])
    const entries = await postedEntries()
    expect(entries.map(({ journal, number, enteredOn, label }) => [journal, number, enteredOn, label])).toEqual([
      ['AN', 1, '2026-01-01', 'Report à nouveau'],
      ['AF', 1, '2026-01-02', 'Appel'],
      ['AC', 1, '2026-01-10', 'Ascenseur'],
      ['BQ', 1, '2026-01-15', 'Virement'],
    ])
  })

  it('name co-owners, lots, keys, suppliers and due dates, and are totalled', async () => {
    const lines = await db()
      .select({
        person: userOffers.sqlId,
        account: ledgerLines.account,
        debit: ledgerLines.debit,
        credit: ledgerLines.credit,
        dueOn: ledgerLines.dueOn,
      })
      .from(ledgerLines)
      .innerJoin(userOffers, eq(userOffers.userId, ledgerLines.ownerId))
      .orderBy(asc(ledgerLines.enteredOn), asc(ledgerLines.rank))
    expect(lines).toEqual([
      { person: 'C1', account: '4501', debit: 50_50, credit: 0, dueOn: '2025-10-01' },
      { person: 'C1', account: '4501', debit: 60_00, credit: 0, dueOn: '2026-01-02' },
      // A debt is due on the day of its entry unless the row says otherwise.
      { person: 'C2', account: '4501', debit: 40_00, credit: 0, dueOn: '2026-01-02' },
      { person: 'C1', account: '4501', debit: 0, credit: 60_00, dueOn: '2026-01-02' },
    ])
    const [supplied] = await db().select().from(ledgerLines).where(eq(ledgerLines.account, '401'))
    expect(supplied?.providerId).not.toBeNull()
    const [lift] = await db().select().from(ledgerLines).where(eq(ledgerLines.account, '614'))
    expect(lift?.keyId).not.toBeNull()
    const [bank] = await db().select().from(ledgerTotals).where(eq(ledgerTotals.account, '512'))
    expect(bank).toMatchObject({ debit: 1_060_00, credit: 0 })
  })

  it('plan the calls of a voted budget, to the cent, for future days', async () => {
    const planned = await db()
      .select({ dueOn: calls.dueOn, amount: callShares.amount })
      .from(calls)
      .innerJoin(callShares, eq(callShares.callId, calls.id))
      .where(and(eq(calls.placeId, await placeId()), isNull(calls.entryId), isNull(calls.worksId)))
    // A quarter of each vote for each of three days: the cent that is left over was called on 1 January.
    expect(new Set(planned.map(({ dueOn }) => dueOn))).toEqual(new Set(['2030-04-01', '2030-07-01', '2030-10-01']))
    expect(planned.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * (250_00 + 100_00))
  })

  it('plan the calls of voted works, an equal part on each future day', async () => {
    const planned = await db()
      .select({ dueOn: calls.dueOn, label: calls.label, account: calls.account, amount: callShares.amount })
      .from(calls)
      .innerJoin(callShares, eq(callShares.callId, calls.id))
      .where(and(eq(calls.placeId, await placeId()), isNotNull(calls.worksId)))
      .orderBy(asc(calls.dueOn), desc(callShares.amount))
    // A third of 1,000.01 € was called on 1 December 2029: it is among the entries.
    const of = (dueOn: string, day: string, amounts: readonly number[]) =>
      amounts.map((amount) => ({ dueOn, label: `Ravalement – appel du ${day}`, account: '4502', amount }))
    expect(planned).toEqual([
      ...of('2030-06-01', '1er juin 2030', [200_01, 130_00, 3_33]),
      ...of('2030-09-01', '1er septembre 2030', [200_00, 130_00, 3_33]),
    ])
  })

  it('change nothing the second time, nor in another order', async () => {
    const before = await dumpTables(db())
    expect(await outcomeOf(smallBooks)).toBe('unchanged')
    const [header, ...lines] = smallBooks.account_entries
    expect(await outcomeOf({ ...smallBooks, account_entries: [header, ...lines.toReversed()] })).toBe('unchanged')
    expect(await dumpTables(db())).toEqual(before)
  })

  it('accept further entries, numbered after the posted ones in the order of their days', async () => {
    const more = onlyEntries(...twoLines('E9', '2026-02-02', '12.00'), ...twoLines('E8', '2026-02-01', '7.00'))
    expect(await outcomeOf(more)).toBe('changed')
    const added = (await postedEntries()).filter(({ journal }) => journal === 'OD')
    expect(added.map(({ number, enteredOn }) => [number, enteredOn])).toEqual([
      [1, '2026-02-01'],
      [2, '2026-02-02'],
    ])
    expect(await outcomeOf(more)).toBe('unchanged')
  })
})

describe('a bank statement', () => {
  const row = (line: string) => withLines(smallBooks, { bank_statements: [line] })

  it('is stored line by line, and updated until a line is set aside', async () => {
    const lines = () => db().select().from(bankLines).orderBy(asc(bankLines.sqlId))
    expect((await lines()).map(({ amount, state }) => [amount, state])).toEqual([
      [60_00, 'unmatched'],
      [-12_50, 'unmatched'],
    ])
    expect(await outcomeOf(row('RB-2;P1;512;2026-01-17;-12.60;PRLV;R-2'))).toBe('changed')
    expect((await lines()).map(({ amount }) => amount)).toEqual([60_00, -12_60])
    await db().update(bankLines).set({ state: 'ignored' }).where(eq(bankLines.sqlId, 'RB-2'))
    expect(await outcomeOf(row('RB-2;P1;512;2026-01-17;-12.60;PRLV;R-2'))).toBe('unchanged')
    expect(await refusalsOf(smallBooks)).toEqual([['bank_statements.csv', 3, 'sql_id', 'bankLineSettled']])
    await db().update(bankLines).set({ state: 'unmatched', amount: -12_50 }).where(eq(bankLines.sqlId, 'RB-2'))
  })

  it('is refused with a reason for another account, or an invalid amount', async () => {
    expect(await refusalsOf(row('RB-3;P1;401;2026-01-17;1.00;PRLV;'))).toEqual([
      ['bank_statements.csv', 4, 'account', 'notABank', '401'],
    ])
    expect(await refusalsOf(row('RB-3;P1;512;2026-01-17;0;PRLV;'))).toEqual([
      ['bank_statements.csv', 4, 'amount', 'notAnAmount'],
    ])
  })
})

describe('voted works', () => {
  const changed = (line: string) => withLines(smallBooks, { works: [line] })

  it('change until a call of theirs is issued, or they are finished', async () => {
    const dearer = changed('TRX-1;P1;Ravalement;;;2029-11-20;1200;2030-06-01;')
    expect(await refusalsOf(dearer)).toEqual([])
    const ofWorks = isNotNull(calls.worksId)
    const [issued] = await db().select().from(ledgerEntries)
    const [call] = await db().select().from(calls).where(ofWorks)
    await db()
      .update(calls)
      .set({ entryId: issued?.id ?? null })
      .where(eq(calls.id, call?.id ?? ''))
    expect(await refusalsOf(dearer)).toEqual([['works.csv', 2, 'reference', 'worksCalled']])
    await db().update(calls).set({ entryId: null }).where(ofWorks)

    const finished = changed('TRX-1;P1;Ravalement;;;2029-11-20;1000.01;;2030-01-10')
    expect(await outcomeOf(finished)).toBe('changed')
    expect(await db().$count(calls, ofWorks)).toBe(0)
    expect(await outcomeOf(finished)).toBe('unchanged')
    expect(await refusalsOf(smallBooks)).toEqual([['works.csv', 2, 'reference', 'worksCalled']])
    await db().update(works).set({ closedOn: null })
    expect(await outcomeOf(smallBooks)).toBe('changed')
  })

  it('are refused for a day without a year, a zero amount, or an invalid day', async () => {
    expect(await refusalsOf(changed('TRX-2;P1;Toiture;;;2029-11-20;500;2031-06-01;'))).toEqual([
      ['works.csv', 3, 'call_days', 'noYear'],
    ])
    expect(await refusalsOf(changed('TRX-2;P1;Toiture;;;2029-11-20;0;2030-02-30;'))).toEqual([
      ['works.csv', 3, 'amount', 'notAnAmount'],
      ['works.csv', 3, 'call_days', 'notADay'],
    ])
  })
})

describe('a budget', () => {
  it('is changed before its first call, and its calls are planned again', async () => {
    expect(
      await outcomeOf(withLines(smallBooks, { budgets: ['P1;Y5;616;;800;2029-11-20', 'P1;Y5;615;K1;0;2029-11-20'] })),
    ).toBe('changed')
    const items = await db()
      .select()
      .from(budgetItems)
      .where(eq(budgetItems.placeId, await placeId()))
    expect(items.map(({ account, amount }) => [account, amount])).toEqual([['616', 800_00]])
    const planned = await db().select().from(callShares)
    expect(planned.every(({ keyId }) => keyId === null)).toBe(true)
  })
})
