import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstBroken } from '#contract/decisions/ballotLog.ts'
import { alteredVotes } from '#server/areas/decisions/checks/alteredVotes.ts'
import { checkDecisions } from '#server/areas/decisions/checks/checkDecisions.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { alter } from '#tests/support/server/alteredRows.ts'
import { ballotsOf, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Ada: 400, Basile: 300, Chloé: 200, Denis: 100 } })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const by = (id: string, name: string) => ballotsOf(id, owners.person(name))
const checks = (id: string, name: string) => checksOf(server, id, owners.person(name))
/** Basile votes for Ada with a paper that she is said to have signed. */
async function paperVote(changes: object = {}, holder = 'Basile', principal = 'Ada') {
  const { id } = await openDecision(owners, { hasLiveCount: true, ...changes })
  const paper = await storeBallot(server, owners.person(holder))
  expect((await by(id, holder).voteFor(owners.person(principal), 'for', paper)).status).toBe(201)
  const voteId = (await by(id, principal).detail()).ownVote?.id ?? ''
  return { id, voteId, paper }
}

describe('the log of checks', () => {
  it('is recomputed by anybody, who finds in it which votes count', async () => {
    const { id, voteId } = await paperVote()
    const other = await storeBallot(server, owners.person('Basile'))
    await by(id, 'Basile').voteFor(owners.person('Denis'), 'for', other)
    const manager = checks(id, 'manager')
    const denis = (await by(id, 'Denis').detail()).ownVote?.id ?? ''
    for (const one of [voteId, denis]) await manager.open(one)
    await manager.confirm(denis)
    await manager.refuse(voteId)
    await everybodyVotes(owners, id, { Ada: 'against', Chloé: 'for' })
    const { entries } = await by(id, 'Chloé').ballots()
    expect(entries.map(({ kind, about }) => [kind, about])).toEqual([
      ['paper', null],
      ['paper', null],
      ['confirmation', 2],
      ['refusal', 1],
      ['vote', null],
      ['vote', null],
    ])
    const { log, turnout } = await by(id, 'Chloé').detail()
    expect(await firstBroken(id, log.seal, entries)).toBeNull()
    const said = (sequence: number) => entries.findLast(({ about }) => about === sequence)?.kind
    const replaced = entries.map(({ replaces }) => replaces)
    const counting = entries.filter(
      ({ sequence, kind }) =>
        !replaced.includes(sequence) &&
        (kind === 'vote' || kind === 'paper') &&
        ['vote', 'confirmation'].includes(said(sequence) ?? kind),
    )
    expect(counting).toHaveLength(turnout.votersExpressed)
    expect(await verifyLog(server.platform.db, id)).toBeNull()
    expect((await alteredVotes(server.platform.db)).faults).toEqual([])
  })
})

describe('an alteration of an act about a vote', () => {
  const alterations = [
    [
      'a verdict',
      (id: string) => sql`update ballot_log set kind = 'confirmation' where decision_id = ${id} and sequence = 2`,
    ],
    [
      'a vote that needs no check any more',
      (id: string) => sql`update ballot_log set kind = 'vote' where decision_id = ${id} and sequence = 1`,
    ],
    ['a check that is gone', (id: string) => sql`delete from vote_acts where decision_id = ${id} and sequence = 2`],
    [
      'a reason',
      (id: string) => sql`update vote_acts set reason = 'Autre chose' where decision_id = ${id} and sequence = 2`,
    ],
    [
      'a checker',
      (id: string) =>
        sql`update vote_acts set actor_id = (select voter_id from decision_votes where decision_id = ${id} limit 1) where decision_id = ${id}`,
    ],
    [
      'a refused vote that is current again',
      (id: string) => sql`update decision_votes set is_current = true where decision_id = ${id} and sequence = 1`,
    ],
    [
      'a secret',
      (id: string) => sql`update vote_acts set secret = repeat('a', 64) where decision_id = ${id} and sequence = 2`,
    ],
  ] as const

  async function checked() {
    const { id, voteId } = await paperVote()
    const manager = checks(id, 'manager')
    await manager.open(voteId)
    await manager.refuse(voteId)
    return id
  }

  it('is found by the daily check', async () => {
    for (const [what, change] of alterations) {
      const id = await checked()
      await alter(server.platform.db, change(id))
      server.clock.advance(24 * 3_600_000)
      await checkDecisions(server.platform, server.sites)
      expect([what, (await deskOf(id, owners.person('manager')).read()).alteredAt !== null]).toEqual([what, true])
    }
  })

  it('is refused by the database', async () => {
    const id = await checked()
    for (const change of [
      sql`update vote_acts set reason = 'Autre chose' where decision_id = ${id}`,
      sql`delete from vote_acts where decision_id = ${id}`,
      sql`truncate vote_acts`,
    ]) {
      await expect(server.platform.db.execute(change)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      })
    }
  })
})
