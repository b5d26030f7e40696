import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftForms } from '#contract/api.ts'
import { fromWire } from '#contract/case.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { can } from '#contract/permissions.ts'
import { impersonation } from '#contract/session.ts'
import { demoId } from '#server/demo/chance.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import type { Named } from '#tests/support/server/calls/routeCall.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows } from '#tests/support/server/isolationRows.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import { dumpTables } from '#tests/support/server/tableDump.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

/**
 * The only action of an impersonating administrator besides reading: leaving. Before adding a name, think of votes,
 * signatures and payments.
 */
const allowedWrites = ['session.revoke']
/** Routes that they may not read: their responses leave the portal, are unsent texts, reveal a vote, or are letters to the person. */
const refusedReads = [
  'settings.exportData',
  ...draftForms.map(({ form }) => `drafts.read ${form}`),
  'decisions.receipt',
  'decisions.roomVoters',
  'decisions.keptBallots',
  'decisions.votesToCheck',
  'conversations.list',
  'conversations.read',
  'messages.list',
  'blocks.list',
  'conversationDesk.queue',
  'conversationDesk.notes',
  'conversationDesk.cannedAnswers',
  'conversationDesk.abuseReports',
]

const resident = demoId('person president')
const adminId = demoId('person admin')
let server: TestServer
let own: Named
let token: string
/** The dump before the first call. A dump reads the whole demo world, so it is compared once after all calls, not after each. */
let before: Awaited<ReturnType<typeof dumpTables>>
beforeAll(async () => {
  server = await startDemoServer()
  own = await insertOwnRows(server.platform.db, 'president', 'tilleuls')
  token = await impersonate()
  before = await dumpTables(server.platform.db)
})
afterAll(() => server.close())

async function impersonate() {
  const admin = await signIn(server, { name: 'admin' })
  const [start] = namedRoutes.filter(({ name }) => name === 'session.impersonate')
  if (!start) throw new Error('no such route')
  const body = { ...callsOf(own).get(start.name)?.body, userId: resident }
  const answer = await requestRoute(server.app, start.route, { token: admin.accessToken, body })
  const { accessToken } = impersonation.parse(fromWire(await answer.json()))
  // Uses the token once, because its first use writes to the database.
  await call(
    namedRoutes.find(({ name }) => name === 'profile.read'),
    accessToken,
  )
  return accessToken
}
const call = (named: (typeof namedRoutes)[number] | undefined, as = token) => {
  if (!named) throw new Error('no such route')
  return requestRoute(server.app, named.route, { ...callsOf(own).get(named.name), token: as })
}

const guarded = namedRoutes.filter(({ route }) => route.access !== 'public')
const isRead = ({ name, route }: (typeof namedRoutes)[number]) => route.method === 'get' && !refusedReads.includes(name)
const refused = guarded.filter((named) => !isRead(named) && !allowedWrites.includes(named.name))
const readable = guarded.filter(
  ({ name, route }) =>
    isRead({ name, route }) &&
    route.access === 'person' &&
    (route.permission === undefined || can(['coowner', 'president_board_member'], route.permission)),
)

describe('an administrator in another person’s name', () => {
  it.each(refused)('cannot use $name', async (named) => {
    expect(await refusalOf(await call(named))).toMatchObject({ status: 403, code: 'impersonation_refused' })
  })

  it.each(readable)('reads in $name what the person sees', async (named) => {
    expect((await call(named)).status).toBe(200)
  })

  it('has changed nothing through any of these', async () => {
    expect(await dumpTables(server.platform.db)).toEqual(before)
  })

  it('sees neither how nor whether the person voted on a decision', async () => {
    const read = namedRoutes.find(({ name }) => name === 'decisions.read')
    const { accessToken } = await signIn(server, { name: 'president' })
    const seen = async (as?: string) => decisionRoutes.read.answer.parse(fromWire(await (await call(read, as)).json()))
    expect(await seen(accessToken)).toMatchObject({ status: 'alreadyVoted', ownVote: { choice: 'for' } })
    expect(await seen()).toMatchObject({ status: 'open', ownVote: null, proxyVotes: [] })
  })

  it('appears in the audit beside the person, whatever they do', async () => {
    const { db } = server.platform
    const leaving = await impersonate()
    const known = new Set((await db.select().from(auditEntries)).map(({ id }) => id))
    for (const name of allowedWrites)
      await call(
        namedRoutes.find((named) => named.name === name),
        leaving,
      )

    const entries = (await db.select().from(auditEntries)).filter(({ id }) => !known.has(id))
    expect(entries).toHaveLength(allowedWrites.length)
    for (const entry of entries) expect(entry).toMatchObject({ actorId: resident, impersonatorId: adminId })
  })

  it('has no access left after an hour', async () => {
    const ending = await impersonate()
    server.clock.advance(3_600_000 - 1)
    expect((await call(readable[0], ending)).status).toBe(200)
    server.clock.advance(1)
    for (const named of guarded) expect([named.name, (await call(named, ending)).status]).toEqual([named.name, 401])
  })

  it('leaves the reason in the audit', async () => {
    const entries = await server.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'session.impersonate'))
    for (const { detail } of entries) expect(detail).toEqual({ reason: 'appel' })
  })
})
