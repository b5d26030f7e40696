import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'
import { postEntry, reverseEntry } from '#server/services/ledger/postEntry.ts'
import { bill, call, startMovements } from '#tests/support/server/startMovements.ts'

const { server, openBooks, post, listed, csvOf } = await startMovements()

describe('all movements', () => {
  it('show staff each line with its owner and supplier, and the sums of all of them', async () => {
    const ledger = await openBooks()
    const [otis] = await server.platform.db.insert(providers).values({ offer: 'ESE', name: 'Otis' }).returning()
    await post(ledger, call(ledger, { A: 50_00, B: 30_00, C: 20_00 }), { journal: 'AF', label: 'Appel' })
    await post(ledger, [
      { account: '614', debit: 80_00 },
      { account: '401', credit: 80_00, providerId: otis?.id ?? '' },
    ])

    const { rows, meta, totals } = await listed(ledger, 'manager')
    expect(meta).toEqual({ total: 6, perPage: 100, page: 1 })
    expect(totals).toEqual({ debit: 180_00, credit: 180_00 })
    expect(rows.map(({ ownerName }) => ownerName).filter(Boolean)).toEqual(['A', 'B', 'C'])
    expect(rows.flatMap(({ provider }) => provider?.name ?? [])).toEqual(['Otis'])
    const ofOtis = await listed(ledger, 'manager', { provider_id: otis?.id ?? '' })
    expect([ofOtis.rows.length, ofOtis.meta.total, ofOtis.totals.credit]).toEqual([1, 1, 80_00])
  })

  it('show staff and the board the invoices of each supplier, and nobody else', async () => {
    const ledger = await openBooks()
    const named = await server.platform.db
      .insert(providers)
      .values(['Otis', 'Veolia', 'Axa'].map((name) => ({ offer: 'ESE', name })))
      .returning()
    const [otis = '', veolia = ''] = named.map(({ id }) => id)
    const invoice = (providerId: string, amount: number): NewLine[] => [
      { account: '614', debit: amount },
      { account: '401', credit: amount, providerId },
    ]
    await post(ledger, invoice(otis, 80_00), { journal: 'AC' })
    await post(ledger, invoice(veolia, 95_00), { journal: 'AC' })
    const wrong = await post(ledger, invoice(otis, 40_00), { journal: 'AC' })
    const { placeId } = ledger
    const reversal = { placeId, entryId: wrong, enteredOn: '2030-01-10', label: 'Erreur', postedBy: null }
    await server.platform.db.transaction((tx) => reverseEntry(tx, { ...reversal, postedAt: server.clock.now() }))
    await post(
      ledger,
      [
        { account: '401', debit: 80_00, providerId: otis },
        { account: '512', credit: 80_00 },
      ],
      { journal: 'BQ' },
    )
    await server.platform.db.transaction((tx) =>
      postEntry(tx, { ...ledger.entryOf(invoice(otis, 7_00), '2029-12-31'), journal: 'AC' }),
    )

    const params = { placeId, fiscalYearId: ledger.years.current }
    for (const name of ['manager', 'president']) {
      const answer = await ledger.person(name).get(movementRoutes.providers, { params })
      expect(answer.providers).toEqual([
        { id: veolia, name: 'Veolia', invoiced: 95_00 },
        { id: otis, name: 'Otis', invoiced: 80_00 },
      ])
    }
    expect((await ledger.person('A').call(movementRoutes.providers, { params })).status).toBe(403)
  })

  it('show a co-owner one line for all owners, without a name, a lot or a supplier', async () => {
    const ledger = await openBooks()
    const keyId = await ledger.insertKey('Ascenseur', { 1: 10, 2: 5 })
    await post(ledger, call(ledger, { A: 50_00, B: 30_00, C: 20_00 }), { journal: 'AF', label: 'Appel' })
    await post(ledger, [
      { account: '614', debit: 90_00, keyId },
      { account: '401', credit: 90_00 },
    ])

    const { rows, totals } = await listed(ledger, 'A')
    expect(rows.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['614', 90_00, 0],
      ['401', 0, 90_00],
      ['4501', 100_00, 0],
      ['701', 0, 100_00],
    ])
    expect(rows.every((row) => row.ownerName === null && row.lotNumber === null && row.provider === null)).toBe(true)
    expect(rows[0]?.key).toEqual({ id: keyId, name: 'Ascenseur' })
    expect(totals).toEqual({ debit: 190_00, credit: 190_00 })
  })

  it('are filtered by every filter, with the sums of the filtered lines', async () => {
    const ledger = await openBooks()
    const keyId = await ledger.insertKey('Ascenseur', { 1: 10 })
    await post(ledger, bill(10_00), { journal: 'AC', label: 'Réparation de l’Été' })
    await post(ledger, [
      { account: '614', debit: 99_00, keyId },
      { account: '401', credit: 99_00 },
    ])
    await server.platform.db.transaction((tx) =>
      postEntry(tx, { ...ledger.entryOf(bill(5_00), '2029-12-31'), pieceReference: 'F-77' }),
    )
    const found = async (query: Readonly<Record<string, string>>) => {
      const { rows, meta, totals } = await listed(ledger, 'A', query)
      expect(meta.total).toBe(rows.length)
      expect(totals.debit).toBe(rows.reduce((sum, { debit }) => sum + debit, 0))
      expect(totals.credit).toBe(rows.reduce((sum, { credit }) => sum + credit, 0))
      return rows.map(({ account, debit, credit }) => `${account} ${debit + credit}`)
    }

    expect(await found({ fiscal_year_id: ledger.years.before })).toEqual(['615 500', '401 500'])
    expect(await found({ from: '2030-01-01' })).toHaveLength(4)
    expect(await found({ to: '2029-12-31' })).toHaveLength(2)
    expect(await found({ account: '61' })).toEqual(['614 9900', '615 1000', '615 500'])
    expect(await found({ journal: 'AC' })).toEqual(['615 1000', '401 1000'])
    expect(await found({ key_id: keyId })).toEqual(['614 9900'])
    expect(await found({ search: 'reparation de l’ete' })).toHaveLength(2)
    expect(await found({ search: 'f-77' })).toHaveLength(2)
    expect(await found({ min_amount: '1000', max_amount: '1000' })).toHaveLength(2)
    expect(await found({ side: 'credit', sort: '-amount' })).toEqual(['401 9900', '401 1000', '401 500'])
  })

  it('keep each line with its own entry, even where a sort order or the end of a page separates the lines of an entry', async () => {
    const ledger = await openBooks()
    const owner = (name: string) => ledger.person(name).userId
    await post(ledger, bill(20_00), { journal: 'AC', label: 'Facture' })
    await post(
      ledger,
      [
        { account: '512', debit: 50_00 },
        { account: '4501', ownerId: owner('B'), credit: 45_00 },
        { account: '4503', ownerId: owner('B'), credit: 5_00 },
      ],
      { journal: 'BQ', label: 'Virement de B' },
    )
    const read = async (name: string, query: Readonly<Record<string, string>>) =>
      (await listed(ledger, name, query)).rows.map(({ account, label, number }) => [account, label, number].join(' '))

    const rows = ['512  1', '4501  1', '615 Facture 1', '401 Facture 1', '4503  1']
    for (const year of [{}, { fiscal_year_id: ledger.years.current }]) {
      const byAmount = await read('A', { sort: '-amount', ...year })
      expect(byAmount.toSorted()).toEqual(rows.toSorted())
      expect(byAmount.slice(0, 2)).toEqual(rows.slice(0, 2))
      expect(byAmount.at(-1)).toBe(rows.at(-1))
      expect(await read('president', { sort: '-amount', per_page: '2', page: '1', ...year })).toEqual([
        '512 Virement de B 1',
        '4501 Virement de B 1',
      ])
      expect(await read('A', { sort: 'amount', per_page: '2', page: '3', ...year })).toEqual(['512  1'])
    }
  })

  it('are closed to tenants, whose roles read no accounts', async () => {
    const ledger = await openBooks()
    await server.platform.db
      .update(memberships)
      .set({ role: 'tenant' })
      .where(eq(memberships.userId, ledger.person('C').userId))

    const params = { placeId: ledger.placeId }
    for (const route of [movementRoutes.list, movementRoutes.codes]) {
      expect((await ledger.person('C').call(route, { params })).status).toBe(403)
    }
    expect((await csvOf(ledger, 'C')).status).toBe(403)
  })

  it('cannot be filtered by lot or supplier without the right to read them', async () => {
    const ledger = await openBooks()
    const refused = async (query: Readonly<Record<string, string>>) =>
      (await ledger.person('A').call(movementRoutes.list, { params: { placeId: ledger.placeId }, query })).status

    expect(await refused({ lot: '1' })).toBe(403)
    expect(await refused({ provider_id: ledger.placeId })).toBe(403)
    expect((await csvOf(ledger, 'A', '&lot=1')).status).toBe(403)
    expect((await listed(ledger, 'president', { lot: '1' })).rows).toEqual([])
  })

  it('link to one entry with its reversal and the entry it reverses', async () => {
    const ledger = await openBooks()
    const entryId = await post(ledger, bill(10_00))
    const reversalId = await server.platform.db.transaction((tx) =>
      reverseEntry(tx, { ...ledger.entryOf([], '2030-01-11'), entryId, label: 'Annulation' }),
    )
    const read = (id: string) =>
      ledger.person('A').get(movementRoutes.read, { params: { placeId: ledger.placeId, entryId: id } })

    expect((await read(entryId)).lines.map(({ reversedById }) => reversedById)).toEqual([reversalId, reversalId])
    expect((await read(reversalId)).lines[0]).toMatchObject({ reversesId: entryId, credit: 10_00, label: 'Annulation' })
  })
})
