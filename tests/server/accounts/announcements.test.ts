import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inPlace } from '#contract/placeOfLink.ts'
import { announceCalls } from '#server/areas/accounts/calls/announceCalls.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeBudget } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const announce = () => announceCalls(server.platform, server.sites)

it('notifies each owner once, two weeks before, of the amount they will owe, its purpose, and its explanation', async () => {
  const place = await makeBudget(server)
  const told = (name: string) =>
    server.platform.db
      .select({ title: notifications.title, path: notifications.path, type: notifications.type })
      .from(notifications)
      .where(and(eq(notifications.userId, place.person(name).userId), eq(notifications.placeId, place.placeId)))
  await issueCalls(server.platform, server.sites)

  // It is 15 January; the second call is due on 1 April.
  server.clock.advance(61 * day)
  await announce()
  expect(await told('A')).toEqual([])

  server.clock.advance(day)
  await Promise.all([announce(), announce()])
  await announce()
  const path = inPlace('/comptes/personnel?ligne=appel.2030-04-01', place.placeId)
  const words = (amount: string) => `${amount}\u00a0€ à payer le 1er avril 2030 au plus tard (Appel 2)`
  expect(await told('A')).toEqual([{ title: words('132,50'), path, type: 'notification' }])
  expect(await told('B')).toEqual([{ title: words('75,00'), path, type: 'notification' }])
  expect(await told('manager')).toEqual([])
})
