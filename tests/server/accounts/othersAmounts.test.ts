import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPlaceRoutes } from '#contract/accounts/accountPlaces.ts'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { coownerAmountRoutes } from '#contract/accounts/coownerAmounts.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { parcelRoutes } from '#contract/accounts/parcels.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { transactionRoutes } from '#contract/accounts/transactions.ts'
import { searchRoutes } from '#contract/search.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The calls and payments of the two other owners; their sum is the same in every world. */
type World = {
  readonly called: readonly [number, number]
  readonly paid: readonly [number, number]
  readonly label: string
}

async function build({ called, paid, label }: World) {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const owner = (name: string) => ledger.person(name).userId
  const post = (lines: readonly NewLine[], journal: 'AF' | 'BQ' | 'AC', label: string, pieceReference: string | null) =>
    server.platform.db.transaction((tx) =>
      postEntry(tx, { ...ledger.entryOf(lines, '2030-01-10'), journal, label, pieceReference }),
    )
  await post(
    [
      { account: '4501', ownerId: owner('A'), debit: 500_00 },
      { account: '4501', ownerId: owner('B'), debit: called[0] },
      { account: '4501', ownerId: owner('C'), debit: called[1] },
      { account: '701', credit: 1_000_00 },
    ],
    'AF',
    'Appel du 1er trimestre',
    null,
  )
  await post(
    [
      { account: '512', debit: 320_00 },
      { account: '4501', ownerId: owner('B'), credit: paid[0] },
      { account: '4501', ownerId: owner('C'), credit: paid[1] },
    ],
    'BQ',
    label,
    label,
  )
  await post(
    [
      { account: '615', debit: 90_00 },
      { account: '401', credit: 90_00 },
    ],
    'AC',
    'Serrurier',
    'F-1',
  )
  return ledger
}

const worlds: readonly World[] = [
  { called: [300_00, 200_00], paid: [300_00, 20_00], label: 'Virement de Mme B' },
  { called: [123_45, 376_55], paid: [119_99, 200_01], label: 'Virement de M. C' },
]
const queries: readonly Readonly<Record<string, string>>[] = [
  {},
  { sort: 'entered_on' },
  { sort: 'amount' },
  { sort: '-amount' },
  { account: '4501' },
  { account: '45', side: 'credit' },
  { account: '45', side: 'debit' },
  { journal: 'BQ' },
  { search: 'virement' },
  { search: 'mme b' },
  { min_amount: '30000', max_amount: '30000' },
  { min_amount: '11999', max_amount: '12345' },
  { max_amount: '20001' },
  { per_page: '2', page: '2' },
  { from: '2030-01-10', to: '2030-01-10', account: '4501' },
]

describe('what a co-owner reads', () => {
  it('is the same whatever the others were called and paid, in every list, sum, search and file', async () => {
    const seen = []
    for (const world of worlds) {
      const ledger = await build(world)
      const { call, get, token } = ledger.person('A')
      const params = { placeId: ledger.placeId }
      const answers: string[] = []
      for (const query of queries) {
        const { data } = await get(movementRoutes.list, { params, query })
        answers.push(await (await call(movementRoutes.list, { params, query })).text())
        for (const id of data.result) {
          const entryId = id.slice(0, id.lastIndexOf('.'))
          answers.push(await (await call(movementRoutes.read, { params: { ...params, entryId } })).text())
        }
      }
      for (const { sort: _, ...query } of queries) {
        answers.push(await (await call(transactionRoutes.list, { params, query })).text())
      }
      for (const query of [{}, { search: 'b' }, { side: 'debit' }, { min_amount: '30000' }]) {
        answers.push(await (await call(accountPlaceRoutes.list, { params, query })).text())
      }
      for (const route of [movementRoutes.codes, parcelRoutes.parcels, parcelRoutes.contracts]) {
        answers.push(await (await call(route, { params })).text())
      }
      for (const query of ['', '&account=4501', '&search=virement', '&min_amount=30000&max_amount=30000']) {
        const address = `http://ese.localhost/v1/places/${ledger.placeId}/account_entries.csv?locale=fr-FR${query}`
        const file = await server.app.request(address, { headers: { authorization: `Bearer ${token}` } })
        answers.push(await file.text())
      }
      const inYear = { ...params, fiscalYearId: ledger.years.current }
      const { budgets, forecast, overview, treasuries } = buildingAccountRoutes
      for (const route of [budgets, forecast, overview, treasuries, annexRoutes.annexes]) {
        answers.push(
          await (await call(route, { params: inYear, query: { fiscal_year_id: inYear.fiscalYearId } })).text(),
        )
      }
      for (const text of ['virement', 'appel', 'serrurier', 'f-1', '300', '320', '500,00', '1000', '119.99', '20']) {
        answers.push(await (await call(searchRoutes.find, { query: { text } })).text())
      }
      // Ids differ from one world to the next; the order in which they appear does not.
      const names = new Map<string, string>()
      const anonymous = (id: string) => names.get(id) ?? names.set(id, `id ${names.size}`).get(id) ?? ''
      seen.push(answers.map((text) => text.replace(/[\da-f]{8}-[\da-f-]{27}/g, anonymous)))
    }

    expect(seen[1]).toEqual(seen[0])
    expect(JSON.stringify(seen)).not.toContain('Virement')
  })

  it('does not show in refusals or notifications', async () => {
    const seen = []
    for (const world of worlds) {
      const ledger = await build(world)
      const { call } = ledger.person('A')
      const params = { placeId: ledger.placeId, fiscalYearId: ledger.years.current, ownerId: ledger.person('B').userId }
      const ofOthers = (await ledger.lines()).filter(
        ({ ownerId }) => ownerId !== null && ownerId !== ledger.person('A').userId,
      )
      const refused = [
        ...[coownerAmountRoutes.list, movementRoutes.providers, referenceRoutes.openDebts].map((route) =>
          call(route, { params }),
        ),
        ...[{ lot: '2' }, { provider_id: randomUUID() }].map((query) => call(movementRoutes.list, { params, query })),
        ...ofOthers.map(({ entryId, rank }) =>
          call(statementRoutes.line, { params: { ...params, entryId, rank: `${rank}` } }),
        ),
      ]
      const answers = await Promise.all(refused)
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      seen.push(texts.map((text) => text.replace(/[\da-f]{8}-[\da-f-]{27}/g, '')))

      const accountant = ledger.person('manager')
      const since = server.clock.now()
      await server.platform.db
        .insert(memberships)
        .values({ userId: accountant.userId, placeId: ledger.placeId, role: 'coowner_accountant', since })
      const payment = { ownerId: params.ownerId, amount: 1_00, paidOn: '2030-01-10', bankAccount: '512', label: 'B' }
      const answer = await accountant.call(bookkeepingRoutes.receivePayment, { params, body: { payment } })
      expect(answer.status).toBe(201)
      const told = await server.platform.db.select().from(liveEvents).where(eq(liveEvents.placeId, ledger.placeId))
      expect(told.map(({ topic, subjectId, userId }) => ({ topic, subjectId, userId }))).toEqual([
        { topic: 'accounts', subjectId: null, userId: null },
      ])
    }

    expect(seen[1]).toEqual(seen[0])
    for (const text of seen.flat()) expect(text).not.toMatch(/Virement|\d{4,}/)
  })

  it('differs from what the board reads, who see each owner', async () => {
    const [first, second] = await Promise.all(worlds.map(build))
    const read = (ledger: typeof first) =>
      ledger
        ?.person('president')
        .get(movementRoutes.list, { params: { placeId: ledger.placeId }, query: { search: 'virement' } })
    const amounts = (answer: Awaited<ReturnType<typeof read>>) =>
      answer?.data.result.map((id) => answer.data.entities.accountPlaceEntries[id]?.credit)

    expect(amounts(await read(first))).toEqual([0, 300_00, 20_00])
    expect(amounts(await read(second))).toEqual([0, 119_99, 200_01])
  })
})
