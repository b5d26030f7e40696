import { afterAll } from 'vitest'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { fromWire } from '#contract/case.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeBudget } from './ledgerWorld.ts'
import { requestRoute } from './requestRoute.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** Starts a server for the tests of one file. */
export async function startCalledPlaces() {
  const server = await startTestServer()
  afterAll(() => server.close())
  return { server, called: () => called(server) }
}

/** A place of A, B and C, whose budget of 1,000.01 € for all lots and 90.00 € for those of A and C was called once. */
async function called(server: TestServer) {
  const ledger = await makeBudget(server)
  const { placeId } = ledger
  await issueCalls(server.platform, server.sites)
  const tokenOf = (name: string) => ledger.person(name).token
  const readRoute = async <Key extends keyof typeof statementRoutes>(
    name: string,
    key: Key,
    params: Record<string, string> = {},
    query: Record<string, string> = {},
  ) => requestRoute(server.app, statementRoutes[key], { token: tokenOf(name), params: { placeId, ...params }, query })
  const position = async (name: string) =>
    statementRoutes.position.answer.parse(fromWire(await (await readRoute(name, 'position')).json()))
  const lines = async (name: string, query: Record<string, string> = {}) => {
    const answer = statementRoutes.lines.answer.parse(
      fromWire(await (await readRoute(name, 'lines', {}, query)).json()),
    )
    const { result, entities } = answer.data
    return { ...answer, lines: result.flatMap((id) => entities.accountLines[id] ?? []) }
  }
  const line = (name: string, entryId: string, rank: number) => readRoute(name, 'line', { entryId, rank: `${rank}` })
  const detail = async (name: string, index = 0) => {
    const found = (await lines(name)).lines[index]
    const answer = await line(name, found?.entryId ?? '', found?.rank ?? 0)
    return statementRoutes.line.answer.parse(fromWire(await answer.json()))
  }
  const pay = (name: string, credit: number, enteredOn = '2030-01-05') =>
    ledger.post(
      [
        { account: '512', debit: credit },
        { account: '4501', ownerId: ledger.person(name).userId, credit },
      ],
      enteredOn,
    )
  return { ...ledger, tokenOf, readRoute, position, lines, line, detail, pay }
}
