import { seedDemo } from '#server/demo/seedDemo.ts'
import { publishTerms } from '#server/terms/publishTerms.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** The test server with the demo world in it. */
export async function startDemoServer(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer(settings)
  await publishTerms(server.platform.db)
  await seedDemo(server.platform)
  return server
}
