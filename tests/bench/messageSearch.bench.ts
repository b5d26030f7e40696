import { conversationRoutes } from '#contract/messages/conversations.ts'
import { searchRoutes } from '#contract/search.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { fillSearched, searcher, searchingEmployee } from './fillSearched.ts'
import { type Call, keptCalls } from './keptCalls.ts'
import { quiet } from './stage.ts'
import { median, percentile, type Row } from './table.ts'
import { words } from './words.ts'

const rare = [300, 700, 1_500, 3_000, 5_000, 7_000, 9_000, 12_000, 15_000, 19_000].flatMap((rank) => words[rank] ?? [])
/** Texts as people type them: usual words and rare ones of two languages, beginnings of words, several words, and numbers. */
const texts: readonly string[] = [
  'ascenseur',
  'charges',
  'assemblée',
  'travaux',
  'devis',
  'fuites',
  'eau',
  'chauffage',
  'facture',
  'réunion',
  'parking',
  'cave',
  'elevator',
  'leaking',
  'heating',
  'invoices',
  'neighbours',
  'key',
  'roof',
  'insurance',
  ...rare,
  'de',
  'la',
  'les',
  'a',
  'as',
  'cha',
  'char',
  'compt',
  'ra',
  'éle',
  'fuite ascenseur',
  'devis ravalement façade',
  'merci pour les travaux',
  'water leak',
  'clé de la cave',
  'de la',
  'bonjour vous',
  '12345',
  '777',
  '999999',
]

/** Searches of one person in a million messages, of which 20,000 are in their own conversations. */
export async function messageSearchRows(serverUrl: string): Promise<readonly Row[]> {
  const database = await makePostgresDatabase(serverUrl)
  const env = { DATABASE_URL: database.url.href, ...quiet }
  const seeding = await startPortal(env)
  await seeding.stop()
  const { db, close } = openPostgres(database.url.href, () => {}, { queryTimeout: 600_000 })
  await fillSearched(db)
  await close()
  const portal = await startPortal(env)
  try {
    return await searchRowsOn(portal.url)
  } finally {
    await portal.stop()
    await database.remove()
  }
}

/** Measures searches on a portal with a filled database. */
export async function searchRowsOn(url: string): Promise<readonly Row[]> {
  const { call, close } = keptCalls(url)
  const rows: Row[] = []
  for (const [who, person] of [
    ['a co-owner', searcher],
    ['an employee of 100 places', searchingEmployee],
  ] as const) {
    rows.push(
      ...rowsOf(`searching everything as ${who}`, await timesOf(call, everything(person))),
      ...rowsOf(`searching conversations as ${who}`, await timesOf(call, conversations(person))),
    )
  }
  close()
  return rows
}

type Searcher = typeof searcher
type Search = (call: Call, text: string) => Promise<string>

/** Searches as the palette does. */
const everything =
  ({ token }: Searcher): Search =>
  (call, text) =>
    call(searchRoutes.find, { token, query: { text } })
/** Searches as the page of messages does. */
const conversations =
  ({ token, placeId }: Searcher): Search =>
  (call, text) =>
    call(conversationRoutes.list, { token, params: { placeId }, query: { search: text, page: '1', per_page: '30' } })

/** Milliseconds of each search, one after the other. */
async function timesOf(call: Call, search: Search): Promise<readonly number[]> {
  // The first request of a process loads its code.
  await search(call, 'avant')
  const times: number[] = []
  for (const text of texts) {
    const begun = performance.now()
    await search(call, text)
    times.push(performance.now() - begun)
  }
  return times
}

const rowsOf = (what: string, times: readonly number[]): readonly Row[] => [
  { what: `${what}, a million messages: median of ${times.length}`, measured: median(times), limit: 100, unit: 'ms' },
  { what: `${what}, a million messages: p99`, measured: percentile(times, 99), limit: 100, unit: 'ms' },
]
