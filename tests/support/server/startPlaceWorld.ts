import { afterAll } from 'vitest'
import { startDemoServer } from './demoServer.ts'
import { signedInAs } from './placeWorld.ts'

/** Starts a demo server for the tests of one file, with an owner and the manager of the main place signed in. */
export async function startPlaceWorld() {
  const server = await startDemoServer()
  afterAll(() => server.close())
  const owner = await signedInAs(server, 'coproprietaire')
  const manager = await signedInAs(server, 'gestionnaire')
  return { server, owner, manager }
}
