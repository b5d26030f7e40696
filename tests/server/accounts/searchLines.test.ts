import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Journal } from '#contract/accounts/chartOfAccounts.ts'
import type { RoleName } from '#contract/roles.ts'
import { searchRoutes } from '#contract/search.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { french } from '#locales/catalogues.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { toCents } from '#server/services/search/searchQuery.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function openBooks() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const owner = (name: string) => ledger.person(name).userId
  const post = (label: string, journal: Journal, lines: readonly NewLine[], enteredOn = '2030-01-10') =>
    server.platform.db.transaction((tx) =>
      postEntry(tx, { ...ledger.entryOf(lines, enteredOn), journal, label, pieceReference: `${journal}-77` }),
    )
  await post('Appel du premier trimestre', 'AF', [
    { account: '4501', ownerId: owner('A'), debit: 412_30 },
    { account: '4501', ownerId: owner('B'), debit: 250_00 },
    { account: '701', credit: 662_30 },
  ])
  await post('Virement de Mme B', 'BQ', [
    { account: '512', debit: 250_00 },
    { account: '4501', ownerId: owner('B'), credit: 250_00 },
  ])
  await post('Serrurier, porte du hall', 'AC', [
    { account: '615', debit: 96_40 },
    { account: '401', credit: 96_40 },
  ])
  await post(
    'Appel à venir',
    'AF',
    [
      { account: '4501', ownerId: owner('A'), debit: 5_55, dueOn: '2030-12-01' },
      { account: '701', credit: 5_55 },
    ],
    '2030-12-01',
  )
  const find = async (name: string, text: string) => {
    const { hits } = await ledger.person(name).get(searchRoutes.find, { query: { text } })
    return hits
      .filter(({ kind }) => kind === 'ownLine' || kind === 'movement')
      .map(({ kind, title, line }) => [kind, title, line?.amount])
  }
  const become = (name: string, role: RoleName) =>
    server.platform.db
      .update(memberships)
      .set({ role })
      .where(sql`${memberships.userId} = ${owner(name)}`)
  return { ...ledger, find, become, owner, post }
}
const call = 'Appel du premier trimestre'

describe('a search of the accounts', () => {
  it('finds lines by words, piece and amount: the person’s own, and those of the building', async () => {
    const { find } = await openBooks()
    expect(await find('A', 'trimestre')).toEqual([
      ['ownLine', call, 412_30],
      ['movement', call, 662_30],
    ])
    expect(await find('A', 'AC-77')).toEqual([['movement', 'Serrurier, porte du hall', 96_40]])
    expect(await find('A', '412,30')).toEqual([['ownLine', call, 412_30]])
    expect(await find('A', '662.30 €')).toEqual([['movement', call, 662_30]])
    expect(await find('A', '96,4')).toEqual([['movement', 'Serrurier, porte du hall', 96_40]])
  })

  it('finds the debts and payments of others only for the board and staff', async () => {
    const { find } = await openBooks()
    for (const text of ['250', 'virement', 'mme b', 'BQ-77']) {
      const seen = await find('A', text)
      expect(seen.filter(([, title]) => title !== call)).toEqual([])
      expect(seen.map(([, , amount]) => amount)).not.toContain(250_00)
    }
    const both = [
      ['movement', 'Virement de Mme B', 250_00],
      ['movement', call, 250_00],
    ]
    expect(await find('president', '250')).toEqual(both)
    expect(await find('manager', '250')).toEqual(both)
    expect(await find('B', '250')).toEqual([
      ['ownLine', 'Virement de Mme B', 250_00],
      ['ownLine', call, 250_00],
    ])
  })

  it('names the person’s part of a payment for many as their account does', async () => {
    const { find, owner, person, post } = await openBooks()
    await post('Prélèvements du 10 janvier', 'BQ', [
      { account: '512', debit: 90_00 },
      { account: '4501', ownerId: owner('A'), credit: 40_00 },
      { account: '4501', ownerId: owner('B'), credit: 50_00 },
    ])
    const { payment } = french.personal.statement
    expect(await find('A', '40')).toEqual([['ownLine', payment, 40_00]])
    const { data } = await person('A').get(settingsRoutes.exportData, {})
    expect(JSON.stringify(data)).toContain(payment)
    expect(JSON.stringify(data)).not.toContain('Prélèvements')
  })

  it('finds no line of the person’s own account before its day', async () => {
    const { find } = await openBooks()
    expect(await find('A', '5,55')).toEqual([['movement', 'Appel à venir', 5_55]])
  })

  it.each(['tenant', 'caretaker', 'partner', 'resident'] as const)('finds nothing for a %s', async (role) => {
    const { find, become } = await openBooks()
    await become('A', role)
    for (const text of ['trimestre', '412,30', '662,30', 'serrurier']) expect(await find('A', text)).toEqual([])
  })

  it('finds nothing in the books of other places', async () => {
    const [first, second] = [await openBooks(), await openBooks()]
    const { hits } = await first.person('manager').get(searchRoutes.find, { query: { text: 'trimestre' } })
    expect(new Set(hits.map(({ placeId }) => placeId))).toEqual(new Set([first.placeId]))
    expect(second.placeId).not.toBe(first.placeId)
  })

  it('reads the words of entries from an index', async () => {
    const { db } = server.platform
    await db.execute(sql`set enable_seqscan = off`)
    const plan = await db.execute(
      sql`explain select 1 from ${ledgerEntries} where ${wordsOf(ledgerEntries.searchText)} @@ to_tsquery('simple', 'serr:*')`,
    )
    await db.execute(sql`set enable_seqscan = on`)
    expect(JSON.stringify(plan)).toContain('ledger_entries_by_words')
  })
})

describe('a typed amount', () => {
  it.each([
    ['412,30', 412_30],
    ['1 234,56 €', 1_234_56],
    ['-96.4', 96_40],
    ['$20', 20_00],
    ['412,305', null],
    ['lot 12', null],
    ['', null],
  ])('%j is %j', (typed, cents) => {
    expect(toCents(typed)).toBe(cents)
  })
})
