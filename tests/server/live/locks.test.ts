import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockPassword } from '#server/services/directory/profile.store.ts'
import { readMissed } from '#server/services/live/live.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

// The embedded database runs one transaction after the other, so only PostgreSQL can interleave two.
describe.skipIf(!process.env.TEST_DATABASE_URL)('an event for somebody who is signing in', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(() => server.close())

  it('is published immediately, and the sign-in then publishes its own', async () => {
    const { db, now } = server.platform
    const userId = personOf('coproprietaire')
    await db.transaction(async (signIn) => {
      await lockPassword(signIn, userId)
      await db.transaction((other) => publish(other, { now }, { topic: 'places', userId }))
      await publish(signIn, { now }, { topic: 'sessions', userId })
    })
    const events = await readMissed(db, { userId, offer: 'ESE', after: 0n })
    expect(events.map(({ topic }) => topic)).toEqual(['places', 'sessions'])
  })
})
