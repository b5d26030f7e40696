import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentPaths } from '#contract/attachments.ts'
import { calendarPath } from '#contract/calendar.ts'
import { fromWire } from '#contract/case.ts'
import { graphqlPath } from '#contract/graphql.ts'
import { inboundMailsPath } from '#contract/inboundMails.ts'
import { livePath } from '#contract/live.ts'
import { paperPaths } from '#contract/papers.ts'
import { can } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import { openApiDocument } from '#server/docs/openapi.ts'
import { templateOf } from '#server/docs/pathTemplate.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import type { Named } from '#tests/support/server/calls/routeCall.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows, nothing } from '#tests/support/server/isolationRows.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
/** Things of the president, who belongs to one place, and of somebody in another place of the same offer. */
let own: Named
let foreign: Named
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startDemoServer()
  const { db } = server.platform
  own = await insertOwnRows(db, 'president', 'tilleuls')
  foreign = await insertOwnRows(db, 'verrouille', 'vauban')
  for (const name of ['president', 'partenaire', 'gestionnaire', 'conseil']) {
    tokens.set(name, (await signIn(server, { name })).accessToken)
  }
  tokens.set('vsy', (await signIn(server, { name: 'vsy', offer: 'VSY' })).accessToken)
})
afterAll(() => server.close())

const guarded = namedRoutes.filter(({ route }) => route.access !== 'public')
const call = (name: string, route: Route, ids: Named, who: string | null, headers = {}) =>
  requestRoute(server.app, route, {
    ...callsOf(ids).get(name),
    ...(who && { token: tokens.get(who) ?? 'made-up' }),
    headers,
  })
/** The content of a refusal, without its unique request id. */
async function saidBy(answer: Response) {
  const { errors } = problem.parse(fromWire(await answer.json()))
  return { status: answer.status, errors }
}
const kinds = [
  'placeId',
  'identityId',
  'sessionId',
  'notificationId',
  'invitationId',
  'reportId',
  'equipmentId',
  'decisionId',
  'voteId',
  'powerId',
  'meetingId',
  'fiscalYearId',
  'entryId',
  'paymentId',
  'signatureRequestId',
  'topicId',
  'postId',
  'otherPostId',
] as const
/** The president lacks the permission in the place that the path names, so the server reads no other id. */
const isRefusedFirst = ({ path, permission }: Route) =>
  path.includes('/:placeId/') && permission !== undefined && !can(['coowner', 'president_board_member'], permission)
/** Each route with each kind of id that its call names. */
const naming = guarded.flatMap(({ name, route }) => {
  const spelled = JSON.stringify(callsOf(nothing).get(name))
  return kinds
    .filter((kind) => spelled?.includes(nothing[kind]) && (kind === 'placeId' || !isRefusedFirst(route)))
    .map((kind) => ({ name, route, kind }))
})

describe('every route', () => {
  it('has a row in the table of calls, and so has every path of the API document', () => {
    const names = namedRoutes.map(({ name }) => name).sort()
    expect([...callsOf(nothing).keys()].sort()).toEqual(names)

    const known = namedRoutes.map(({ route }) => templateOf(route.path))
    const files = [...Object.values(attachmentPaths), ...Object.values(paperPaths), calendarPath].map(templateOf)
    // These have tests of their own: below, and in exchanges/replies.test.ts for the mail server's secret.
    const others = [graphqlPath, livePath, inboundMailsPath]
    const documented = Object.keys(openApiDocument('').paths)
    expect(documented.filter((path) => ![...known, ...files, ...others].includes(path))).toEqual([])
  })

  it.each(guarded)(
    '$name refuses the anonymous, made-up tokens and people of another offer',
    async ({ name, route }) => {
      expect((await call(name, route, own, null)).status).toBe(401)
      expect((await call(name, route, own, 'nobody')).status).toBe(401)
      expect(await saidBy(await call(name, route, own, 'vsy'))).toMatchObject({
        status: 403,
        errors: [{ code: 'wrong_offer', allowedOffer: 'VSY' }],
      })
    },
  )

  it.each(guarded)('$name refuses a current place of somebody else', async ({ name, route }) => {
    for (const place of [foreign.placeId, nothing.placeId, demoId('place terrasses'), 'x']) {
      const answer = await call(name, route, own, 'president', { 'x-current-place-id': place })
      expect(await saidBy(answer)).toMatchObject({ status: 403, errors: [{ code: 'forbidden' }] })
    }
  })

  it.each(naming)('$name reveals to nobody whether another person’s $kind exists', async ({ name, route, kind }) => {
    const absent = await saidBy(await call(name, route, { ...own, [kind]: nothing[kind] }, 'president'))
    const hidden = await saidBy(await call(name, route, { ...own, [kind]: foreign[kind] }, 'president'))

    expect(absent).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] })
    expect(hidden).toEqual(absent)
  })

  it.each(guarded.filter(({ route }) => route.access === 'administrator'))(
    '$name refuses everybody but administrators',
    async ({ name, route }) => {
      for (const who of ['president', 'partenaire', 'gestionnaire']) {
        expect([who, (await call(name, route, own, who)).status]).toEqual([who, 403])
      }
    },
  )

  it('refuses a person removed from the place, then from the offer, from the next request on', async () => {
    const { db } = server.platform
    const userId = demoId('person conseil')
    const inPlace = guarded.filter(({ route }) => route.permission)
    const status = async ({ name, route }: (typeof guarded)[number], headers = {}) => [
      name,
      (await call(name, route, own, 'conseil', headers)).status,
    ]

    await db.delete(memberships).where(and(eq(memberships.userId, userId), eq(memberships.placeId, own.placeId)))
    for (const route of inPlace) expect(await status(route)).toEqual([route.name, 404])
    for (const route of guarded) {
      expect(await status(route, { 'x-current-place-id': own.placeId })).toEqual([route.name, 403])
    }
    await db.delete(userOffers).where(eq(userOffers.userId, userId))
    for (const route of guarded) expect(await status(route)).toEqual([route.name, 401])
  })

  it('refuses a token in the query string', async () => {
    const query = { access_token: tokens.get('president') ?? '' }
    for (const { name, route } of guarded) {
      const answer = await requestRoute(server.app, route, { ...callsOf(own).get(name), query })
      expect([name, answer.status]).toEqual([name, 401])
    }

    expect(server.logged()).not.toContain(query.access_token)
  })
})

describe.each([
  ['POST', graphqlPath, JSON.stringify({ query: '{ places { totalCount } }' })],
  ['GET', livePath, undefined],
])('%s %s', (method, path, body) => {
  const status = async (who: string | null, headers = {}) => {
    const answer = await server.app.request(`http://ese.localhost:3000${path}`, {
      method,
      headers: {
        host: 'ese.localhost:3000',
        'content-type': 'application/json',
        ...(who && { authorization: `Bearer ${tokens.get(who) ?? 'made-up'}` }),
        ...headers,
      },
      ...(body && { body }),
    })
    await answer.body?.cancel()
    return answer.status
  }

  it('refuses strangers like every route, and answers members', async () => {
    expect(await status(null)).toBe(401)
    expect(await status('nobody')).toBe(401)
    expect(await status('vsy')).toBe(403)
    expect(await status('president', { 'x-current-place-id': foreign.placeId })).toBe(403)
    expect(await status('president')).toBe(200)
  })
})
