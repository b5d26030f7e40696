import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { fromWire, snakeKey } from '#contract/case.ts'
import { can } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import type { Route } from '#contract/route.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import type { Named } from '#tests/support/server/calls/routeCall.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows } from '#tests/support/server/isolationRows.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import { dumpTables } from '#tests/support/server/tableDump.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const extraFields = [
  'id',
  'isAdministrator',
  'passwordHash',
  'createdAt',
  'avatarUrl',
  'searchText',
  'roles',
  'offers',
  'impersonatorId',
  'lockedUntil',
  'failures',
  'peopleLimit',
  'expiresIn',
  'phoneVerified',
  'memberships',
  'invitedBy',
  'acceptedAt',
  'chosenAt',
  'requestedAt',
  'constructor',
] as const

type Body = Readonly<Record<string, unknown>>

let server: TestServer
let own: Named
/** The token of the director; those of the accountant and of an owner who presides over the board serve where only they may act. */
let token: string
let accountantToken: string
let ownerToken: string
/** The dump before the first write. A dump reads the whole demo world, so it is compared once after all writes, not after each. */
let before: Awaited<ReturnType<typeof dumpTables>>
beforeAll(async () => {
  server = await startDemoServer()
  own = await insertOwnRows(server.platform.db, 'admin', 'tilleuls')
  token = (await signIn(server, { name: 'admin' })).accessToken
  accountantToken = (await signIn(server, { name: 'comptable' })).accessToken
  ownerToken = (await signIn(server, { name: 'president' })).accessToken
  // Uses each token once, because their first use writes to the database.
  await send(read, undefined)
  await requestRoute(server.app, api.profile.read, { token: accountantToken })
  await requestRoute(server.app, api.profile.read, { token: ownerToken })
  before = await dumpTables(server.platform.db)
})
afterAll(() => server.close())

const [read] = namedRoutes.filter(({ name }) => name === 'profile.read')
/** Events of providers are left out: they may contain more fields than the portal reads. */
const writes = namedRoutes.filter(({ route }) => route.body && !route.signedBy)
function tokenFor({ permission }: Route) {
  if (permission === undefined || can(['director'], permission)) return token
  return can(['coowner_accountant'], permission) ? accountantToken : ownerToken
}
const send = (named: { name: string; route: Route } | undefined, body: Body | undefined) => {
  if (!named) throw new Error('no such route')
  const call = callsOf(own).get(named.name)
  return requestRoute(server.app, named.route, { ...call, token: tokenFor(named.route), ...(body && { body }) })
}
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const extra = Object.fromEntries(extraFields.map((field) => [field, true]))
/** The body with the extra fields, once at its top level and once inside each object in it. */
const withExtra = (body: Body): Body[] => [
  { ...body, ...extra },
  ...Object.entries(body).flatMap(([key, value]) =>
    isObject(value) ? withExtra(value).map((inner) => ({ ...body, [key]: inner })) : [],
  ),
]
/** The fields that a response refuses as unknown, without the path of the objects that contain them. */
async function refusedAsUnknown(answer: Response) {
  expect(answer.status).toBe(422)
  const { errors } = problem.parse(fromWire(await answer.json()))
  return errors.filter(({ fieldCode }) => fieldCode === 'unknown_key').map(({ field }) => field?.split('.').at(-1))
}

describe('a write', () => {
  it.each(writes)('of $name refuses twenty foreign fields', async (named) => {
    const { body = {} } = callsOf(own).get(named.name) ?? {}
    for (const sent of withExtra(body)) {
      expect(await refusedAsUnknown(await send(named, sent))).toEqual(extraFields.map((field) => snakeKey(field)))
    }
  })

  it('with a foreign field has stored nothing, whatever its route', async () => {
    expect(await dumpTables(server.platform.db)).toEqual(before)
  })
})
