import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { expectAccessible } from '#tests/support/server/expectAccessible.ts'
import { makeBudget, makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { askForPaper, readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let ledger: Awaited<ReturnType<typeof makeLedger>>
beforeAll(async () => {
  server = await startTestServer()
  ledger = await makeLedger(server, { Anne: 500, Boris: 500 })
  const { userId } = ledger.person('Anne')
  const lines = (debit: number, credit: number) => [
    { account: '4501', ownerId: userId, debit, credit, dueOn: '2030-01-01' },
    { account: '701', debit: credit, credit: debit },
  ]
  await ledger.post(lines(4_000, 0), '2029-12-01', 'AF')
  await ledger.post(lines(123_456, 0), '2030-01-01', 'AF')
  await ledger.post(lines(0, 150_000), '2030-01-08', 'BQ')
  const otherLines = [
    { account: '4501', ownerId: ledger.person('Boris').userId, debit: 77_777 },
    { account: '701', credit: 77_777 },
  ]
  await ledger.post(otherLines, '2030-01-08')
  const received = [
    { account: '512', debit: 300 },
    ...['Anne', 'Boris'].map((name) => ({ account: '4501', ownerId: ledger.person(name).userId, credit: 150 })),
  ]
  await ledger.post(received, '2030-01-08', 'BQ')
  const named = { ...ledger.entryOf(lines(5, 0), '2030-01-09'), label: '=HYPERLINK("https://essai.example";"A")' }
  await server.platform.db.transaction((tx) => postEntry(tx, named))
})
afterAll(() => server.close())

const call = (name: string, more: Record<string, unknown> = {}) => ({
  token: ledger.person(name).token,
  params: { placeId: ledger.placeId, fiscalYearId: ledger.years.current },
  ...more,
})
const csvOf = async (query: Record<string, string> = {}) => {
  const answer = await askForPaper(server, paperPaths.statementCsv, call('Anne', { query }))
  return { answer, rows: (await answer.text()).replace('\uFEFF', '').split('\r\n') }
}

describe('the statement as a paper', () => {
  it('is a tagged PDF with the lines of the year, the running balance, and nothing of others', async () => {
    const heard = await readPaperStructure(server, paperPaths.statement, call('Anne'))
    expectAccessible(heard, { title: 'Relevé de compte, exercice 2030' })
    const spoken = heard.spoken.map(([, text]) => text)
    expect(spoken.join(' ')).toMatch(/226,89\s+€ en votre faveur/)
    expect(spoken).toContain('Report des exercices précédents')
    expect(spoken.join(' ')).not.toContain('777,77')
    expect(spoken).toContain('Votre paiement')
    expect(spoken.join(' ')).toMatch(/−226,94\s+€/)
  })

  it('explains each computed amount, in the sentences of the screen', async () => {
    const { placeId, years, person } = await makeBudget(server)
    await issueCalls(server.platform, server.sites)
    const heard = await readPaperStructure(server, paperPaths.statement, {
      token: person('A').token,
      params: { placeId, fiscalYearId: years.current },
    })
    const spoken = heard.spoken
      .map(([, text]) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(spoken).toContain('D’où viennent ces montants')
    expect(spoken).toContain('1 000,01 € sont votés pour l’année, à répartir entre tous les lots.')
    expect(spoken).toMatch(/Votre lot 1 porte 500 des 1 000 parts : 125,0\d €/)
    expect(spoken).toMatch(/En tout : 125,0\d € \+ 7,50 € = 132,5\d €/)
  })

  it('is a table for a spreadsheet, in which amounts are numbers and no text is a formula', async () => {
    const { answer, rows } = await csvOf()
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(rows[0]).toBe('Date;Libellé;Compte;Nom du compte;Lot;Échéance;Débit;Crédit;Solde')
    expect(rows[1]).toBe('2030-01-01;Report des exercices précédents;;;;;;;40,00')
    expect(rows[2]).toBe('2030-01-01;Essai;4501;Copropriétaires – charges courantes;;2030-01-01;1234,56;0,00;1274,56')
    expect(rows[3]).toBe('2030-01-08;Essai;4501;Copropriétaires – charges courantes;;2030-01-01;0,00;1500,00;-225,44')
    expect(rows[4]).toMatch(/^2030-01-08;Votre paiement;4501;/)
    expect(rows[5]).toMatch(/^2030-01-09;"'=HYPERLINK\(""https:\/\/essai\.example"";""A""\)";/)
    expect(rows).toHaveLength(7)
  })

  it('belongs to the person, and exists for nobody else', async () => {
    for (const path of [paperPaths.statement, paperPaths.statementCsv]) {
      expect(await refusalOf(await askForPaper(server, path, call('manager')))).toMatchObject({ status: 403 })
      const unknown = { placeId: ledger.placeId, fiscalYearId: ledger.placeId }
      expect(await refusalOf(await askForPaper(server, path, call('Anne', { params: unknown })))).toMatchObject({
        status: 404,
      })
      const other = await makeLedger(server, { Voisin: 10 })
      const { token } = other.person('Voisin')
      expect(await refusalOf(await askForPaper(server, path, call('Anne', { token })))).toMatchObject({ status: 404 })
    }
    const mine = await (await askForPaper(server, paperPaths.statementCsv, call('Boris'))).text()
    expect(mine).toContain('777,77')
    expect(mine).not.toContain('1234,56')
  })
})
