import { startTestServer, type TestServer } from './testServer.ts'
import { fillWithDemo } from './worlds.ts'

/** A test server with the demo world. A test with its own hasher gets passwords hashed by it. */
export async function startDemoServer(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  if (!settings.hasher) return startTestServer({ ...settings, world: 'demo' })
  const server = await startTestServer(settings)
  await fillWithDemo(server.platform.db, settings.hasher)
  return server
}
