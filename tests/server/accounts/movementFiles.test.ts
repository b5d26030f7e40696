import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerMovements, ledgerMovementTotals } from '#server/areas/accounts/movements/movements.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { bill, call, startMovements } from '#tests/support/server/startMovements.ts'

const { server, openBooks, post, listed, csvOf } = await startMovements()

describe('the CSV of all movements', () => {
  it('has amounts as numbers, and no cell that a spreadsheet would run', async () => {
    const ledger = await openBooks()
    await post(ledger, bill(1_234_50), { label: '=HYPERLINK("x";"y")' })

    const { type, text } = await csvOf(ledger, 'A')
    expect(type).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')).toEqual([
      'Date;Journal;Numéro;Libellé;Pièce;Compte;Intitulé du compte;Débit;Crédit;Clé de répartition',
      expect.stringMatching(/^2030-01-10;OD;1;"'=HYPERLINK\(""x"";""y""\)";;615;.*;1234,50;0,00;$/),
      expect.stringMatching(/;401;.*;0,00;1234,50;$/),
      '',
    ])
  })

  it('reads more rows than fit in a batch, each once', async () => {
    const ledger = await openBooks()
    for (let batch = 0; batch < 3; batch += 1) {
      await post(ledger, [
        ...Array.from({ length: 400 }, () => ({ account: '615', debit: 1, providerId: null })),
        { account: '401', credit: 400 },
      ])
    }

    const { text } = await csvOf(ledger, 'manager')
    expect(text.trim().split('\r\n')).toHaveLength(1 + 3 * 401)
  })
})

describe('the stored totals of movements', () => {
  it('are the sums of lines and movements, even when the lines of an entry come in several statements', async () => {
    const ledger = await openBooks()
    const { db } = server.platform
    await post(ledger, call(ledger, { A: 50_00, B: 30_00, C: 20_00 }), { journal: 'AF' })
    await post(ledger, [
      { account: '4501', ownerId: ledger.person('A').userId, debit: 7_00 },
      { account: '4501', ownerId: ledger.person('B').userId, credit: 7_00 },
    ])
    await db.transaction(async (tx) => {
      const { lines: _, ...entry } = ledger.entryOf([], '2030-01-12')
      const [{ id: entryId } = { id: '' }] = await tx
        .insert(ledgerEntries)
        .values({ ...entry, fiscalYearId: ledger.years.current })
        .returning()
      const line = {
        entryId,
        placeId: ledger.placeId,
        fiscalYearId: ledger.years.current,
        enteredOn: '2030-01-12',
        chart: 'FR',
        account: '615',
      }
      await tx.insert(ledgerLines).values({ ...line, rank: 1, debit: 9_00 })
      await tx.insert(ledgerLines).values({ ...line, rank: 2, debit: 1_00 })
      await tx.insert(ledgerLines).values({ ...line, rank: 3, account: '401', credit: 10_00 })
    })
    const rows = await db.select().from(ledgerMovements).where(eq(ledgerMovements.placeId, ledger.placeId))
    const kept = await db.select().from(ledgerMovementTotals).where(eq(ledgerMovementTotals.placeId, ledger.placeId))
    const lines = await ledger.lines()
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

    expect(sum(kept.map((one) => one.lines))).toBe(lines.length)
    expect(sum(kept.map((one) => one.debit))).toBe(sum(lines.map((one) => one.debit)))
    expect(sum(kept.map((one) => one.movements))).toBe(rows.filter(({ amount }) => amount !== 0).length)
    expect(sum(kept.map((one) => one.movedDebit))).toBe(110_00)
    expect((await listed(ledger, 'C')).rows.map(({ account }) => account)).toEqual(['615', '401', '4501', '701'])
  })
})
