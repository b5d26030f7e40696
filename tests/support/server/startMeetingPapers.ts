import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { makeOwners } from './ownersWorld.ts'
import { askForPaper, readPaper } from './paperCalls.ts'
import { startTestServer } from './testServer.ts'

const day = 24 * 3_600_000

/** Starts a server with a building of four owners, its meetings and their papers, and an owner of another building. */
export async function startMeetingPapers() {
  const server = await startTestServer()
  afterAll(() => server.close())
  beforeEach(() => server.clock.reset())
  const owners = await makeOwners(server, {
    owners: { Anne: 300, Boris: 250, Cléa: 150, Denis: 100 },
    strangers: [200],
  })
  const stranger = await makeOwners(server, { owners: { Voisin: 10 } })

  async function insertMeeting(inDays: number, placeId = owners.placeId): Promise<string> {
    const id = randomUUID()
    const heldAt = new Date(server.clock.now().getTime() + inDays * day)
    await server.platform.db
      .insert(meetings)
      .values({ id, placeId, kind: 'extraordinary', heldAt, location: 'Salle <b>des</b> fêtes' })
    return id
  }
  const bring = (decisionId: string, meetingId: string) =>
    server.platform.db.update(decisions).set({ life: 'requalified', meetingId }).where(eq(decisions.id, decisionId))
  const asking = (path: string, name: string, params: Record<string, string>) =>
    askForPaper(server, path, { token: owners.person(name).token, params })
  const reading = (path: string, name: string, params: Record<string, string>) =>
    readPaper(server, path, { token: owners.person(name).token, params })
  return { server, owners, stranger, insertMeeting, bring, asking, reading }
}
