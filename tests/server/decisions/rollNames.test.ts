import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { closeDecisions } from '#server/areas/decisions/closing/closeDecisions.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { readPaper } from '#tests/support/server/paperCalls.ts'
import { bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
let id = ''
const call = (name: string, displayName: string) =>
  server.platform.db
    .update(users)
    .set({ displayName })
    .where(eq(users.id, owners.person(name).userId))

beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { A: 240, B: 160, C: 120, D: 100 } })
  await call('A', 'Marie Dupont')
  await call('B', 'marie dupont')
  await call('C', 'Chloé Petit')
  id = (await openDecision(owners)).id
  await everybodyVotes(owners, id, { A: 'against', B: 'abstain' })
  const holder = owners.person('C')
  await ballotsOf(id, holder).voteFor(owners.person('D'), 'for', await storeBallot(server, holder))
})
afterAll(() => server.close())

const renameAll = async () => {
  for (const name of owners.names) await call(name, 'Quelqu’un d’autre')
}
const textOf = async (path: string, name: string, params: Record<string, string>) =>
  (await readPaper(server, path, { token: owners.person(name).token, params })).text

describe('the names on a roll', () => {
  it('distinguish people of the same name by their lots', async () => {
    const { people } = await ballotsOf(id, owners.person('C')).principals()
    const told = ['D', 'Marie Dupont (lot 1)', 'marie dupont (lot 2)']
    expect(people.map(({ person }) => person.displayName).toSorted()).toEqual(told)

    const { id: atMeeting } = await openDecision(owners)
    await bringToMeeting(server, owners, atMeeting)
    const { voters } = await roomOf(atMeeting, owners.person('manager')).voters()
    expect(voters.map(({ person }) => person.displayName).toSorted()).toEqual(['Chloé Petit', ...told])
  })

  it('are on receipts as they were when the vote was opened, for voter and holder', async () => {
    await renameAll()
    const { ownVote } = await ballotsOf(id, owners.person('D')).detail()
    const receipt = await ballotsOf(id, owners.person('D')).receipt(ownVote?.id ?? '')
    expect([receipt.vote.voter.displayName, receipt.vote.castBy.displayName]).toEqual(['D', 'Chloé Petit'])
    const text = await textOf(paperPaths.receipt, 'D', { decisionId: id, voteId: ownVote?.id ?? '' })
    expect(text).toContain('Chloé Petit')
    expect(text).not.toContain('Quelqu’un')
  })

  it('are in the minutes as they were then, even if people have changed their names', async () => {
    await renameAll()
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    await closeDecisions(server.platform, server.sites)
    const text = await textOf(paperPaths.decisionMinutes, 'A', { decisionId: id })
    expect(text).toContain('Marie Dupont (lot 1)')
    expect(text).toContain('marie dupont (lot 2)')
    expect(text).not.toContain('Quelqu’un')
  })
})
