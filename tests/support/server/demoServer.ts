import { isNotNull } from 'drizzle-orm'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** A test server with the demo world. A test with its own hasher gets passwords hashed by it. */
export async function startDemoServer(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer({ ...settings, world: 'demo' })
  if (settings.hasher) {
    const passwordHash = await settings.hasher.hash(demoPassword)
    await server.platform.db.update(users).set({ passwordHash }).where(isNotNull(users.passwordHash))
  }
  return server
}
