import { afterAll } from 'vitest'
import { ballotsOf, everybodyVotes, openDecision, storeBallot } from './decisionCalls.ts'
import { makeOwners } from './ownersWorld.ts'
import { startTestServer } from './testServer.ts'

/** Starts a server for the tests of one file, with four owners who vote. */
export async function startVotes() {
  const server = await startTestServer()
  afterAll(() => server.close())
  const owners = await makeOwners(server, { owners: { A: 400, B: 300, C: 200, D: 100 } })

  /** A decision with two votes, one of which was changed, and a power. */
  async function voted() {
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { A: 'for', B: 'against' })
    const a = ballotsOf(id, owners.person('A'))
    const { ownVote } = await a.detail()
    await a.change(ownVote?.id ?? '', 'abstain')
    const holder = owners.person('B')
    await ballotsOf(id, holder).voteFor(owners.person('C'), 'for', await storeBallot(server, holder))
    return { id, a, former: ownVote }
  }
  return { server, owners, voted }
}
