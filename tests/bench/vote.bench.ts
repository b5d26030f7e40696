import autocannon from 'autocannon'
import { toWire } from '#contract/case.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { openEmbedded, openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { ballotTokenOf, fillBallots, votingDecision, votingPerson } from './fillBallots.ts'
import { quiet, type Stage } from './stage.ts'
import { startProcess } from './startProcess.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const votesPerRound = 500
const connections = 10

/**
 * Compares votes of signed-in, confirmed owners, one each on the same decision, with an endpoint that inserts a bare row. They
 * take turns, so that a busy moment of the machine affects both.
 */
export async function voteRows(stage: Stage): Promise<readonly Row[]> {
  await fill(stage.usual)
  const portal = await startPortal({ ...stage.usual, ...quiet })
  const bare = await startProcess('tests/bench/floor/bareInsert.ts', stage.bare)
  const path = decisionRoutes.vote.path.replace(':decisionId', votingDecision)
  const votes: number[] = []
  const inserts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const voters = Array.from({ length: votesPerRound }, (_, index) => round * votesPerRound + index)
    votes.push(await perSecond(portal.url + path, voters.map(voteOf)))
    inserts.push(await perSecond(`${bare.url}/votes`, voters.map(rowOf)))
  }
  await Promise.all([portal.stop(), bare.stop()])
  const what = `a vote on ${stage.name}, c=${connections}`
  const measured = median(votes)
  const floor = median(inserts)
  return [
    { what, measured, floor, unit: 'req/s', isMinimum: true },
    {
      what: `${what}: part of a bare insert`,
      measured: (100 * measured) / floor,
      limit: 40,
      unit: '%',
      isMinimum: true,
    },
  ]
}

const json = { 'content-type': 'application/json' }
const voteOf = (voter: number) => ({
  headers: { ...json, authorization: `Bearer ${ballotTokenOf(voter)}` },
  body: JSON.stringify(
    toWire({ vote: { choice: 'for', hasReadDocuments: true, confirmationToken: ballotTokenOf(voter) } }),
  ),
})
const rowOf = (voter: number) => ({
  headers: json,
  body: JSON.stringify({ decision: votingDecision, voter: votingPerson(voter), choice: 'for' }),
})

async function perSecond(url: string, requests: readonly { readonly headers: object; readonly body: string }[]) {
  const begun = performance.now()
  const share = Math.ceil(requests.length / connections)
  // Each connection sends its own share of the requests, each once.
  const results = await Promise.all(
    Array.from({ length: connections }, (_, connection) => {
      const own = requests.slice(connection * share, (connection + 1) * share)
      return autocannon({
        url,
        method: 'POST',
        connections: 1,
        amount: own.length,
        requests: own.map(({ headers, body }) => ({ headers: { ...headers }, body })),
      })
    }),
  )
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (refused > 0) throw new Error(`${url} refused ${refused} requests`)
  return requests.length / ((performance.now() - begun) / 1_000)
}

async function fill(env: Stage['usual']) {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env
  const { db, close } = url ? openPostgres(url, () => {}) : await openEmbedded(folder)
  await fillBallots(db, rounds * votesPerRound)
  await close()
}
