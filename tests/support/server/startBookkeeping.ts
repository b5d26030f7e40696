import { afterAll, beforeEach } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { makeLedger } from './ledgerWorld.ts'
import { requestRoute } from './requestRoute.ts'
import { startTestServer, type TestServer } from './testServer.ts'

type Call = { readonly params?: Record<string, string>; readonly body?: Record<string, unknown> }

/** Starts a server for the tests of one file, and resets its clock before each test. */
export async function startBookkeeping() {
  const server = await startTestServer()
  afterAll(() => server.close())
  beforeEach(() => server.clock.reset())
  return { server, withAccountant: () => withAccountant(server) }
}

/** A place with books, whose manager also keeps them. */
async function withAccountant(server: TestServer) {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const accountant = ledger.person('manager')
  await server.platform.db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  const send = (route: Route, { params = {}, body }: Call = {}) =>
    requestRoute(server.app, route, { token: accountant.token, params: { placeId, ...params }, body })
  const post = (lines: readonly Record<string, unknown>[], enteredOn = '2030-01-10') =>
    send(bookkeepingRoutes.postEntry, { body: { entry: { journal: 'OD', enteredOn, label: 'Essai', lines } } })
  const closing = async (fiscalYearId: string) => {
    const answer = await send(bookkeepingRoutes.readClosing, { params: { fiscalYearId } })
    return bookkeepingRoutes.readClosing.answer.parse(fromWire(await answer.json()))
  }
  const close = (fiscalYearId: string) => send(bookkeepingRoutes.closeYear, { params: { fiscalYearId } })
  return { ...ledger, accountant, send, post, closing, close, idOf: (name: string) => ledger.person(name).userId }
}
