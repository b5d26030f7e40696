import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fecPath } from '#contract/accounts/fec.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { readFec } from '#tests/support/accounts/readFec.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Ledger = Awaited<ReturnType<typeof makeLedger>>
/** A ledger whose manager keeps its books. */
async function withAccountant(): Promise<Ledger> {
  const ledger = await makeLedger(server, { Anne: 500, Boris: 500 })
  const { placeId, person } = ledger
  await server.platform.db
    .insert(memberships)
    .values({ userId: person('manager').userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  return ledger
}
const callOf = ({ placeId, years, person }: Ledger, name = 'manager', fiscalYearId = years.current) => ({
  token: person(name).token,
  params: { placeId, fiscalYearId },
})
const ask = (ledger: Ledger, name?: string, fiscalYearId?: string) =>
  askForPaper(server, fecPath, callOf(ledger, name, fiscalYearId))
const bill = (amount: number, account = '601') => [
  { account, debit: amount },
  { account: '401', credit: amount },
]

describe('the entries of a year for accounting software', () => {
  it('have eighteen columns, opening entries first and then as validated', async () => {
    const ledger = await withAccountant()
    await ledger.post(bill(1_234_56), '2030-01-10', 'AC')
    server.clock.advance(60_000)
    await ledger.post(bill(2_00), '2030-01-05', 'AC')
    await ledger.post(bill(3_00, '53'), '2030-01-01', 'AN')

    const answer = await ask(ledger)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('filename="FEC20301231.txt"')
    const { text, rows } = await readFec(answer)
    expect(text.split('\r\n')[0]).toBe(
      'JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise',
    )
    expect(
      rows.map((row) => `${row.JournalCode} ${row.EcritureNum} ${row.CompteNum} ${row.Debit} ${row.Credit}`),
    ).toEqual([
      'AN 1 530 3,00 0,00',
      'AN 1 401 0,00 3,00',
      'AC 1 601 1234,56 0,00',
      'AC 1 401 0,00 1234,56',
      'AC 2 601 2,00 0,00',
      'AC 2 401 0,00 2,00',
    ])
    const today = server.clock.now().toISOString().slice(0, 10).replaceAll('-', '')
    expect(rows[2]).toMatchObject({
      JournalLib: 'Achats',
      EcritureDate: '20300110',
      CompteLib: 'Eau',
      PieceRef: 'AC-1',
      PieceDate: '20300110',
      EcritureLib: 'Essai',
      ValidDate: today,
      Montantdevise: '',
      Idevise: '',
    })
  })

  it('name owners and suppliers, and match a debt with its settlement', async () => {
    const ledger = await withAccountant()
    const [firm] = await server.platform.db
      .insert(providers)
      .values({ offer: 'ESE', name: 'Otis', sqlId: `F-${ledger.placeId}` })
      .returning()
    await ledger.post([
      { account: '614', debit: 80_00 },
      { account: '401', credit: 80_00, providerId: firm?.id ?? '' },
    ])
    const owes = (name: string) => ({ account: '4501', ownerId: ledger.person(name).userId, dueOn: '2030-01-01' })
    const call = [
      { ...owes('Anne'), debit: 50_00 },
      { ...owes('Boris'), debit: 50_00 },
      { account: '701', credit: 100_00 },
    ]
    await ledger.post(call, '2030-01-01', 'AF')
    await ledger.post(
      [
        { account: '512', debit: 50_00 },
        { ...owes('Anne'), credit: 50_00 },
      ],
      '2030-01-12',
      'BQ',
    )

    const { rows } = await readFec(await ask(ledger))
    const parties = rows.filter((row) => row.CompAuxNum !== '')
    expect(parties.map((row) => [row.CompAuxLib, row.EcritureLet, row.DateLet])).toEqual([
      ['Anne', 'A', '20300112'],
      ['Boris', '', ''],
      ['Anne', 'A', '20300112'],
      ['Otis', '', ''],
    ])
    expect(parties[3]?.CompAuxNum).toBe(`F-${ledger.placeId}`)
    expect(parties[0]?.CompAuxNum).toBe(ledger.person('Anne').userId)
  })

  it('keep each line on one line, whatever was typed', async () => {
    const ledger = await withAccountant()
    await server.platform.db.transaction((tx) =>
      postEntry(tx, {
        ...ledger.entryOf(bill(1_00), '2030-01-10'),
        label: 'Une\tdeux\r\ntrois|=1',
        pieceReference: '=A1',
      }),
    )
    const { text, rows } = await readFec(await ask(ledger))
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    expect(rows[0]).toMatchObject({ EcritureLib: 'Une deux trois =1', PieceRef: "'=A1" })
  })

  it('are read in batches, each line once and each number in turn', async () => {
    const ledger = await withAccountant()
    for (let batch = 0; batch < 3; batch += 1) {
      await ledger.post([
        ...Array.from({ length: 400 }, () => ({ account: '615', debit: 1 })),
        { account: '401', credit: 400 },
      ])
    }
    const { rows } = await readFec(await ask(ledger))
    expect(rows).toHaveLength(3 * 401)
    expect([...new Set(rows.map((row) => row.EcritureNum))]).toEqual(['1', '2', '3'])
  })

  it('are for accountants of the place, in France', async () => {
    const ledger = await withAccountant()
    for (const name of ['Anne', 'president']) {
      expect(await refusalOf(await ask(ledger, name))).toMatchObject({ status: 403 })
    }
    const other = await withAccountant()
    expect(await refusalOf(await ask(ledger, 'manager', other.years.current))).toMatchObject({ status: 404 })
    const quebec = await makeLedger(server, { A: 1 }, 'VQC')
    const { userId, token } = quebec.person('manager')
    const { placeId, years } = quebec
    const since = server.clock.now()
    await server.platform.db.insert(memberships).values({ userId, placeId, role: 'coowner_accountant', since })
    const params = { placeId, fiscalYearId: years.current }
    const refused = await askForPaper(server, fecPath, { token, params, offer: 'VQC' })
    expect(await refusalOf(refused)).toMatchObject({ status: 404 })
  })
})
