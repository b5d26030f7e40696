import { afterAll } from 'vitest'
import { movementRoutes } from '#contract/accounts/movements.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { makeLedger } from './ledgerWorld.ts'
import { startTestServer } from './testServer.ts'

type Ledger = Awaited<ReturnType<typeof makeLedger>>
export const bill = (amount: number): NewLine[] => [
  { account: '615', debit: amount },
  { account: '401', credit: amount },
]
export const call = ({ person }: Ledger, shares: Readonly<Record<string, number>>): NewLine[] => [
  ...Object.entries(shares).map(([name, debit]) => ({ account: '4501', ownerId: person(name).userId, debit })),
  { account: '701', credit: Object.values(shares).reduce((sum, share) => sum + share, 0) },
]

/** Starts a server for the tests of one file, and reads and writes the movements of places. */
export async function startMovements() {
  const server = await startTestServer()
  afterAll(() => server.close())
  const openBooks = () => makeLedger(server, { A: 500, B: 300, C: 200 })
  const post = (
    ledger: Ledger,
    lines: readonly NewLine[],
    more: { journal?: 'AF' | 'BQ' | 'AC'; label?: string } = {},
  ) => server.platform.db.transaction((tx) => postEntry(tx, { ...ledger.entryOf(lines, '2030-01-10'), ...more }))
  async function listed(ledger: Ledger, name: string, query: Readonly<Record<string, string>> = {}) {
    const answer = await ledger
      .person(name)
      .get(movementRoutes.list, { params: { placeId: ledger.placeId }, query: { per_page: '100', ...query } })
    const { data, meta, totals } = answer
    return { rows: data.result.flatMap((id) => data.entities.accountPlaceEntries[id] ?? []), meta, totals }
  }
  const csvOf = async (ledger: Ledger, name: string, query = '') => {
    const response = await server.app.request(
      `http://ese.localhost/v1/places/${ledger.placeId}/account_entries.csv?locale=fr-FR${query}`,
      { headers: { authorization: `Bearer ${ledger.person(name).token}` } },
    )
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  return { server, openBooks, post, listed, csvOf }
}
