import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { administratorPermissions, can } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import { type RoleName, roleNames } from '#contract/roles.ts'
import { conversationMembers } from '#server/areas/messages/conversations.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import type { Named } from '#tests/support/server/calls/routeCall.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { insertOwnRows, nothing } from '#tests/support/server/isolationRows.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const userId = demoId('person locataire')
const isThem = and(eq(memberships.userId, userId), eq(memberships.placeId, demoId('place tilleuls')))
let server: TestServer
let token: string
let own: Named
beforeAll(async () => {
  server = await startDemoServer()
  own = await insertOwnRows(server.platform.db, 'locataire', 'tilleuls')
  token = (await signIn(server, { name: 'locataire' })).accessToken
})
afterAll(() => server.close())

const inPlace = namedRoutes.filter(({ route }) => route.permission)
const ofAdministrators = namedRoutes.filter(({ route }) => route.access === 'administrator')
/** Gives the person a role, and takes them back into the conversation that they left in the previous one. */
async function become(role: RoleName) {
  const { db } = server.platform
  await db.update(memberships).set({ role }).where(isThem)
  await db.update(conversationMembers).set({ leftAt: null }).where(isNotNull(conversationMembers.leftAt))
}

/**
 * Whether the server grants the person this permission. A granted read succeeds, unless it is too early; a granted write may still
 * fail for other reasons.
 */
async function verdictOn({ name, route }: (typeof namedRoutes)[number], ids = own) {
  // A withdrawn invitation no longer exists for the next role, so the request names one that never existed.
  const named = name === 'community.withdraw' ? { ...ids, invitationId: nothing.invitationId } : ids
  const answer = await requestRoute(server.app, route, { ...callsOf(named).get(name), token })
  if (answer.ok) return 'allowed'
  const [error] = problem.parse(fromWire(await answer.json())).errors
  if (error?.code === 'forbidden') return 'refused'
  const isForThem = route.method !== 'get' || error?.code === 'action_not_possible'
  return isForThem && answer.status < 500 ? 'allowed' : `status ${answer.status}`
}

/** The printed table: the permissions ticked in each row. */
async function printed() {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/permissions.md'), 'utf8')
  const lines = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  const [, , ...head] = lines.find(([, first]) => first === 'Role') ?? []
  return new Map(
    lines
      .filter(([, role = '']) => role === 'administrator' || roleNames.some((name) => name === role))
      .map(([, role = '', ...cells]) => [role, head.filter((name, index) => name && cells[index] === '✓')]),
  )
}

describe('every role', () => {
  it.each(roleNames)('%s may do over HTTP what the table and its page say, from the next request on', async (role) => {
    await become(role)
    const ticked = (await printed()).get(role)
    for (const named of inPlace) {
      const { permission } = named.route
      if (!permission) continue
      const isAllowed = can([role], permission)
      expect([named.name, await verdictOn(named)]).toEqual([named.name, isAllowed ? 'allowed' : 'refused'])
      expect([permission, ticked?.includes(permission)]).toEqual([permission, isAllowed])
    }
    for (const named of ofAdministrators) expect([named.name, await verdictOn(named)]).toEqual([named.name, 'refused'])
  })

  it('is on the page, with the administrator: 24 rows', async () => {
    const rows = await printed()
    expect([...rows.keys()].sort()).toEqual([...roleNames, 'administrator'].sort())
    expect(rows.get('administrator')).toEqual([...administratorPermissions])
  })

  it('adds to a person’s other roles, and counts only in its own place', async () => {
    const { db } = server.platform
    await become('tenant')
    const meetings = inPlace.filter(({ name }) => name === 'meetings.list')
    for (const named of meetings) expect(await verdictOn(named)).toBe('refused')
    await db
      .insert(memberships)
      .values({ userId, placeId: demoId('place vauban'), role: 'coowner', since: new Date(0) })
    for (const named of meetings) expect(await verdictOn(named)).toBe('refused')
    await db.insert(memberships).values({ userId, placeId: own.placeId, role: 'lessor', since: new Date(0) })
    for (const named of meetings) expect(await verdictOn(named)).toBe('allowed')
  })
})

describe('an administrator', () => {
  it('may find and impersonate people, from the next request on, and gains nothing in a place', async () => {
    const { db } = server.platform
    await db.delete(memberships).where(isThem)
    await db.update(users).set({ isAdministrator: true }).where(eq(users.id, userId))

    for (const named of ofAdministrators) expect([named.name, await verdictOn(named)]).toEqual([named.name, 'allowed'])
    for (const { name, route } of inPlace) {
      const answer = await requestRoute(server.app, route, { ...callsOf(own).get(name), token })
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})
