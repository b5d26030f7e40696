import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { ballotsOf } from '#tests/support/server/decisionCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { attendAs, meetingUnderWay, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('concurrent records', () => {
  it('of one owner replace each other cleanly, and those of all keep one order in the log', async () => {
    const owners = await makeOwners(server, {
      owners: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`P${index}`, 25])),
    })
    const { id, meetingId, room } = await meetingUnderWay(server, { owners })
    await attendAs(owners, meetingId, Object.fromEntries(owners.names.map((name) => [name, 'present'])))
    const president = roomOf(id, owners.person('president'))
    const first = owners.person('P0')
    const choices = ['for', 'against', 'abstain', 'for', 'against', 'abstain'] as const
    const answers = await Promise.all([
      ...choices.map((choice, index) => (index % 2 === 0 ? room : president).record(first, choice)),
      ...owners.names.slice(1, 20).map((name) => room.record(owners.person(name), 'against')),
    ])
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
    const waiting = (await room.read()).waitingPeople
    const both = await Promise.all(
      [room.recordOthers('for', waiting), president.recordOthers('for', waiting)].map(
        async (answer) => (await answer).status,
      ),
    )
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409])

    const rows = await server.platform.db
      .select()
      .from(decisionVotes)
      .where(and(eq(decisionVotes.decisionId, id), inArray(decisionVotes.way, ['meeting']), decisionVotes.isCurrent))
    expect(rows).toHaveLength(40)
    expect((await ballotsOf(id, first).detail()).turnout.votersExpressed).toBe(40)
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })
})
