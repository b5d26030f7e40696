import { afterAll } from 'vitest'
import type { Choice } from '#contract/decisions/majorities.ts'
import { refusalOf } from './accountCalls.ts'
import { ballotsOf, storeBallot } from './decisionCalls.ts'
import { makeOwners } from './ownersWorld.ts'
import { startTestServer } from './testServer.ts'

/** Starts a server for the tests of one file, with ten owners who hold powers of each other. */
export async function startProxies(settings: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(settings)
  afterAll(() => server.close())
  const owners = await makeOwners(server, {
    owners: { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 },
  })

  /** The answer to a vote on behalf of another owner. */
  async function power(
    decisionId: string,
    holder: string,
    principal: string,
    ballotOf = holder,
    among = owners,
    choice: Choice = 'for',
  ) {
    const by = among.person(holder)
    const ballot = await storeBallot(server, among.person(ballotOf))
    const answer = await ballotsOf(decisionId, by).voteFor(among.person(principal), choice, ballot)
    return answer.status === 201 ? 'counted' : (await refusalOf(answer)).code
  }
  return { server, owners, power }
}
