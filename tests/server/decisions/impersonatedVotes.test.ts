import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { clientWith } from '#tests/support/server/placeWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Anne: 300, Bruno: 250, Chloé: 150 } })
})
afterAll(() => server.close())

/** Everything that an administrator who acts as Anne reads about her vote. */
async function readAsAnne(decisionId: string) {
  const admin = owners.person('manager')
  await server.platform.db.update(users).set({ isAdministrator: true }).where(eq(users.id, admin.userId))
  const { userId } = owners.person('Anne')
  const body = { clientId: offers.ESE.clientId, userId, reason: 'appel' }
  const { accessToken } = await admin.get(sessionRoutes.impersonate, { body })
  const anne = clientWith(server, accessToken, 'ESE')
  const { placeId } = owners
  const list = (query: Record<string, string>) => anne.get(decisionRoutes.list, { params: { placeId }, query })
  const detail = await anne.get(decisionRoutes.read, { params: { decisionId } })
  return {
    // The turnout and the log are public in the place; who took part is not.
    detail: { ...detail, turnout: null, log: null },
    decisions: (await list({})).data.entities,
    voted: (await list({ by_state: 'alreadyVoted' })).meta.total,
    waiting: (await list({ by_state: 'youHaveToVote' })).meta.total,
    notifications: (await anne.get(notificationRoutes.list, { query: {} })).data.entities,
    count: await anne.get(notificationRoutes.count, { params: { placeId } }),
  }
}

it('an administrator who acts as an owner does not learn whether the owner has voted', async () => {
  const { id } = await openDecision(owners)
  const before = await readAsAnne(id)
  expect(before.detail).toMatchObject({ status: 'open', ownVotes: 300 })
  expect([before.voted, before.waiting]).toEqual([0, 0])
  await ballotsOf(id, owners.person('Anne')).vote('for')
  expect(await readAsAnne(id)).toEqual(before)
})

it('nor whether somebody has voted for them', async () => {
  const { id } = await openDecision(owners)
  await powersOf(id, owners.person('Anne')).give(owners.person('Bruno'))
  await powersOf(id, owners.person('Bruno')).answer(true)
  const before = await readAsAnne(id)
  expect((await powersOf(id, owners.person('Bruno')).voteFor(owners.person('Anne'))).status).toBe(201)
  expect(await readAsAnne(id)).toEqual(before)
})
