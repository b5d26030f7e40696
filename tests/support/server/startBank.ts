import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { type BankLine, bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { makeLedger } from './ledgerWorld.ts'
import { requestRoute } from './requestRoute.ts'
import { startTestServer, type TestServer } from './testServer.ts'

type New = Partial<typeof bankLines.$inferInsert>
type Call = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: Record<string, unknown>
}

/** Starts a server for the tests of one file. */
export async function startBank() {
  const server = await startTestServer()
  afterAll(() => server.close())
  return { server, withBank: () => withBank(server) }
}

/** A place with books and two people who keep them. */
async function withBank(server: TestServer) {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const { db } = server.platform
  const [one, other] = [ledger.person('manager'), ledger.person('president')]
  await db.insert(memberships).values([
    { userId: one.userId, placeId, role: 'coowner_accountant', since: server.clock.now() },
    { userId: other.userId, placeId, role: 'coowner_assistant', since: server.clock.now() },
  ])
  const send = (route: Route, { params = {}, query, body }: Call = {}, token = one.token) =>
    requestRoute(server.app, route, { token, params: { placeId, ...params }, ...(query && { query }), body })
  const add = async (line: New = {}) => {
    const id = randomUUID()
    const values = { account: '512', bookedOn: '2030-01-12', amount: 50_00, label: 'VIR', ...line, id, placeId }
    await db.insert(bankLines).values(values)
    return id
  }
  const list = async (query: Record<string, string> = {}): Promise<readonly BankLine[]> => {
    const answer = await send(bankLineRoutes.list, { query })
    const { data } = bankLineRoutes.list.answer.parse(fromWire(await answer.json()))
    return data.result.flatMap((id) => data.entities.bankLines?.[id] ?? [])
  }
  return {
    ...ledger,
    add,
    list,
    send,
    other,
    read: async (id: string) => (await list({ per_page: '100' })).find((line) => line.id === id),
    choices: async (bankLineId: string) =>
      bankLineRoutes.choices.answer.parse(
        fromWire(await (await send(bankLineRoutes.choices, { params: { bankLineId } })).json()),
      ),
    match: (bankLineId: string, entryId: string, rank = 1, token = one.token) =>
      send(bankLineRoutes.match, { params: { bankLineId }, body: { match: { entryId, rank } } }, token),
    receive: (bankLineId: string, name: string, token = one.token) =>
      send(
        bankLineRoutes.receive,
        { params: { bankLineId }, body: { payment: { ownerId: ledger.person(name).userId } } },
        token,
      ),
    act: (route: Route, bankLineId: string, token = one.token) => send(route, { params: { bankLineId } }, token),
    receipt: (amount: number, enteredOn: string) =>
      ledger.post(
        [
          { account: '512', debit: amount },
          { account: '714', credit: amount },
        ],
        enteredOn,
        'BQ',
      ),
  }
}
