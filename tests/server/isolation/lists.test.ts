import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromWire } from '#contract/case.ts'
import { graphqlPath, placesOperation } from '#contract/graphql.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Route } from '#contract/route.ts'
import { searchRoutes } from '#contract/search.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { wireSchema } from '#server/docs/wireSchema.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows } from '#tests/support/server/isolationRows.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { namedRoutes } from '#tests/support/server/routeCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { visibleRows } from '#tests/support/server/visibleRows.ts'

const queries = 10_000
const seed = 20_300_115
const people: readonly { readonly name: string; readonly offer: OfferCode }[] = [
  { name: 'president', offer: 'ESE' },
  { name: 'locataire', offer: 'ESE' },
  { name: 'coproprietaire', offer: 'ESE' },
  { name: 'gestionnaire', offer: 'ESE' },
  { name: 'gestionnaire', offer: 'DIR' },
  { name: 'vsy', offer: 'VSY' },
  { name: 'vqc', offer: 'VQC' },
]
const [someone = { name: 'president', offer: 'ESE' }] = people
type Person = typeof someone & { token: string; visible: Awaited<ReturnType<typeof visibleRows>> }

let server: TestServer
const visitors: Person[] = []
beforeAll(async () => {
  server = await startDemoServer()
  const { db } = server.platform
  await insertOwnRows(db, 'president', 'tilleuls')
  await insertOwnRows(db, 'verrouille', 'vauban')
  await insertOwnRows(db, 'vsy', 'terrasses')
  const tokens: string[] = []
  for (const { name, offer } of people) tokens.push((await signIn(server, { name, offer })).accessToken)
  for (const [index, person] of people.entries()) {
    const visible = await visibleRows(db, demoId(`person ${person.name}`), person.offer)
    visitors.push({ ...person, token: tokens[index] ?? '', visible })
  }
})
afterAll(() => server.close())

const isList = ({ query }: Route) => query && JSON.stringify(wireSchema(query, 'input')).includes('per_page')
const lists = namedRoutes.filter(({ route }) => route.access !== 'public' && isList(route))

const placeIds = fc.constantFrom(
  ...['tilleuls', 'tilleuls', 'vauban', 'terrasses', 'montaigne', 'plateau', 'canal'].map((key) =>
    demoId(`place ${key}`),
  ),
  demoId('no place'),
)
const reportIds = fc.constantFrom(
  ...['tilleuls', 'tilleuls', 'vauban', 'terrasses', 'plateau'].map((key) => demoReportId(key, 0)),
)
const equipmentIds = fc.constantFrom(
  ...['tilleuls', 'tilleuls', 'vauban', 'terrasses', 'plateau'].map((key) => demoId(`equipment ${key} 0`)),
)
const decisionIds = fc.constantFrom(
  ...['president', 'president', 'verrouille', 'vsy'].map((person) => demoId(`decision by ${person}`)),
)
const meetingIds = fc.constantFrom(
  ...['tilleuls', 'tilleuls', 'vauban', 'terrasses', 'plateau'].map((key) => demoId(`meeting ${key} next`)),
)
const topicIds = fc.constantFrom(
  ...['president', 'president', 'verrouille', 'vsy'].map((person) => demoId(`topic of ${person}`)),
)
const words = fc.constantFrom('', 'a', 'e', 'les', 'til', 'demo', '%', '_', 'rue', 'lille', 'van', "'", '\\')
/** Parameters that lists understand, and some that they do not. */
const asked = fc.record({
  page: fc.constantFrom('1', '1', '1', '2', '3', '9999', '0'),
  per_page: fc.constantFrom('1', '3', '15', '100', '100', '101'),
  'filter[search]': words,
  by_role: fc.constantFrom('cs', 'residents', 'coowners', 'staff', 'coowner'),
  by_state: fc.constantFrom('ongoing', 'opened', 'resolved'),
  by_type: fc.constantFrom('report', 'post'),
  by_category: fc.constantFrom('2', '7'),
  sort: fc.constantFrom('updated_at', '-created_at'),
  filter: fc.constantFrom('unread', 'highlighted', 'next', 'for_invitation', 'mine', 'overdue'),
  by_city: fc.constantFrom('Lille', 'Lyon'),
  user_id: fc.constant(demoId('person verrouille')),
  place_id: placeIds,
})
const names = [
  'page',
  'per_page',
  'filter[search]',
  'by_role',
  'by_state',
  'by_type',
  'by_category',
  'sort',
  'filter',
  'by_city',
  'user_id',
]
const call = fc.record({
  list: fc.nat(),
  visitor: fc.nat(),
  placeId: placeIds,
  reportId: reportIds,
  equipmentId: equipmentIds,
  meetingId: meetingIds,
  decisionId: decisionIds,
  topicId: topicIds,
  query: asked,
  /** Two at most, because nearly every call with more of them would be malformed. */
  names: fc.subarray([...names, 'place_id'], { maxLength: 2 }),
  place: fc.option(placeIds, { nil: undefined }),
})

/** The type that a hit has in a list. */
const entities = {
  place: 'places',
  person: 'users',
  report: 'reports',
  decision: 'decisions',
  ownLine: 'accountLines',
  movement: 'ledgerEntries',
  payment: 'payments',
  message: 'messages',
  topic: 'topics',
  post: 'posts',
} as const

const listed = z.object({
  data: z.object({ result: z.array(z.string()), entities: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

/** The rows of a page that the person may not see, and the number of all rows. */
async function foreignIn(answer: Response, { visible }: Person) {
  if (answer.status !== 200) return { status: answer.status, rows: 0, foreign: [] }
  const { data } = listed.parse(fromWire(await answer.json()))
  const foreign = Object.entries(data.entities).flatMap(([entity, rows]) => {
    const known = visible.get(entity)
    if (!known) throw new Error(`nobody said who may see ${entity}`)
    return Object.keys(rows).filter((id) => !known.has(id))
  })
  return { status: 200, rows: data.result.length, foreign }
}

describe('ten thousand list queries', () => {
  it('show no row of anybody else', { timeout: 600_000 }, async () => {
    let rows = 0
    let answered = 0
    for (const drawn of fc.sample(call, { numRuns: queries, seed })) {
      const named = lists[drawn.list % lists.length]
      const visitor = visitors[drawn.visitor % visitors.length]
      if (!named || !visitor) throw new Error('there are no lists')
      const sent = Object.entries(drawn.query).filter(([name]) => drawn.names.includes(name))
      const query = { ...Object.fromEntries(sent), ...(drawn.place && { by_place: drawn.place }) }
      const { placeId, reportId, equipmentId, meetingId, decisionId, topicId } = drawn
      const params = { placeId, reportId, equipmentId, meetingId, decisionId, topicId }
      const { token, offer } = visitor
      const answer = await requestRoute(server.app, named.route, { token, offer, params, query })
      const seen = await foreignIn(answer, visitor)

      if (seen.foreign.length > 0 || seen.status >= 500) expect([named.name, visitor.name, drawn, seen]).toEqual([])
      rows += seen.rows
      if (seen.status === 200) answered++
    }
    // Few queries are malformed, so most of them really read lists.
    expect(answered).toBeGreaterThan(queries / 8)
    expect(rows).toBeGreaterThan(queries / 4)
  })

  it('and searches, over REST and GraphQL, show none either', async () => {
    const kinds = {
      place: 0,
      person: 0,
      report: 0,
      decision: 0,
      ownLine: 0,
      movement: 0,
      payment: 0,
      message: 0,
      topic: 0,
      post: 0,
    }
    const found = { ...kinds, options: 0 }
    const references = await server.platform.db.select({ text: payments.endToEndId }).from(payments).limit(20)
    for (const visitor of visitors) {
      const { token, offer, visible } = visitor
      for (const text of [
        'a',
        'c',
        'd',
        'l',
        'la',
        'le',
        'les',
        'rue',
        'lille',
        'lyon',
        'camille',
        'fuite',
        'interphone',
        'gerard',
        'ter',
        'til',
        'appel',
        ...references.map(({ text }) => text),
      ]) {
        const answer = await requestRoute(server.app, searchRoutes.find, { token, offer, query: { text } })
        const { hits } = searchRoutes.find.answer.parse(fromWire(await answer.json()))
        for (const { kind, id, placeId } of hits) {
          expect(visible.get(entities[kind])).toContain(id)
          expect(visible.get('places')).toContain(placeId)
          found[kind]++
        }
        const body = { query: placesOperation.document, variables: { search: text, first: 50 } }
        const url = `http://${offer.toLowerCase()}.localhost:3000${graphqlPath}`
        const options = await server.app.request(url, {
          method: 'POST',
          headers: { host: new URL(url).host, 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
        const { data } = z.object({ data: placesOperation.data }).parse(await options.json())
        for (const { node } of data.places?.edges ?? []) {
          expect(visible.get('places')).toContain(node.id)
          found.options++
        }
      }
    }
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(0)
  })
})
