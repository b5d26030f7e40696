import { startTestServer, type TestServer } from './testServer.ts'
import { fillWithDemo } from './worlds.ts'

/** The test server with the demo world in it; a hasher of a test's own has hashed the passwords there too. */
export async function startDemoServer(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  if (!settings.hasher) return startTestServer({ ...settings, world: 'demo' })
  const server = await startTestServer(settings)
  await fillWithDemo(server.platform.db, settings.hasher)
  return server
}
