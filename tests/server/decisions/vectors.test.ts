import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Choice } from '#contract/majorities.ts'
import { ballotsOf, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
let dominated: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, {
    owners: { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 },
  })
  dominated = await makeOwners(server, { owners: { X: 600, Y: 300, Z: 100 } })
})
afterAll(() => server.close())

const choicesOf = (votes: Partial<Record<Choice, string>>) =>
  Object.fromEntries(
    (['for', 'against', 'abstain'] as const).flatMap((choice) =>
      [...(votes[choice] ?? '')].map((name): [string, Choice] => [name, choice]),
    ),
  )

/** Opens a decision under a rule, lets everybody vote, and reads its tally as the manager sees it. */
async function tallyOf(rule: string, votes: Partial<Record<Choice, string>>, place = owners) {
  const { id } = await openDecision(place, { rule })
  const choices = choicesOf(votes)
  const statuses = await everybodyVotes(place, id, choices)
  expect(statuses).toEqual(Object.keys(choices).map(() => 201))
  return ballotsOf(id, place.person('manager')).tally()
}

describe('the vectors of the domain, voted over the API', () => {
  it.each([
    ['V1', 'art24', { for: 'AC', against: 'BDE' }, { for: 360, against: 370, isAdopted: false }],
    ['V2', 'art24', { for: 'BCJ', abstain: 'ADEFI' }, { for: 300, abstain: 580, isAdopted: true }],
    ['V3', 'art24', { for: 'AJ', against: 'BE' }, { for: 260, against: 260, isAdopted: false }],
    ['V4', 'art25', { for: 'ABC' }, { for: 520, isAdopted: true }],
    ['V5', 'art25', { for: 'ABE', against: 'CDFGHIJ' }, { for: 500, isAdopted: false }],
    ['V7', 'art26', { for: 'ABCDE' }, { for: 730, membersFor: 5 }],
    ['V8', 'art26', { for: 'ABCGHJ' }, { for: 660, membersFor: 6 }],
    ['V9', 'art26', { for: 'ABCGHI' }, { for: 680, membersFor: 6, isAdopted: true }],
    ['V10', 'art26', { for: 'AEG', against: 'F' }, { for: 410, isAdopted: false }],
  ] as const)('%s: %s, %o', async (_, rule, votes, expected) => {
    expect(await tallyOf(rule, votes)).toMatchObject({ totalVotes: 1000, votersCount: 10, ...expected })
  })

  it('V5 and V6: article 25 fails at exactly half, and the second ballot opens at a third', async () => {
    const half = await tallyOf('art25', { for: 'ABE' })
    expect(half.ballots[0]).toMatchObject({ rule: 'art25', isMet: false, opens: 'art25_1', isOpen: true })
    const thirds = await makeOwners(server, { owners: { K: 333, L: 334, M: 333 } })
    const below = await tallyOf('art25', { for: 'K' }, thirds)
    expect([below.for, below.ballots[0]?.isOpen, below.isAdopted]).toEqual([333, false, false])
    const above = await tallyOf('art25', { for: 'L' }, thirds)
    expect([above.for, above.ballots[0]?.isOpen]).toEqual([334, true])
  })

  it('V7 and V8: article 26 itself is not met', async () => {
    for (const votes of [{ for: 'ABCDE' }, { for: 'ABCGHJ' }]) {
      expect((await tallyOf('art26', votes)).ballots[0]).toMatchObject({ rule: 'art26', isMet: false })
    }
  })

  it('V10: the second ballot opens under article 25, and fails', async () => {
    const { ballots, isAdopted } = await tallyOf('art26', { for: 'AEG', against: 'F' })
    expect(ballots).toMatchObject([
      { rule: 'art26', isMet: false, isOpen: true },
      { rule: 'art26_1', isMet: false },
    ])
    expect(isAdopted).toBe(false)
  })

  it('V11: an owner of more than half is reduced to the votes of the others', async () => {
    const alone = await tallyOf('art25', { for: 'X', against: 'YZ' }, dominated)
    expect(alone).toMatchObject({
      for: 400,
      totalVotes: 800,
      reducedVoterVotes: { from: 600, to: 400 },
      isAdopted: false,
    })
    const joined = await tallyOf('art25', { for: 'XZ' }, dominated)
    expect(joined).toMatchObject({ for: 500, totalVotes: 800, isAdopted: true })
  })

  it('unanimity takes everybody', async () => {
    expect((await tallyOf('unanimity', { for: 'ABCDEFGHI' })).isAdopted).toBe(false)
    expect((await tallyOf('unanimity', { for: 'ABCDEFGHIJ' })).isAdopted).toBe(true)
  })
})

describe('totals', () => {
  it('count the votes of owners who are not on the portal', async () => {
    const place = await makeOwners(server, { owners: { A: 300, B: 200 }, strangers: [300, 200] })
    const tally = await tallyOf('art25', { for: 'AB' }, place)
    expect(tally).toMatchObject({ for: 500, totalVotes: 1000, votersCount: 4, ballots: [{ isMet: false }, {}] })
  })

  it('under art. 24 III are those of who bears the cost, by their shares of it', async () => {
    const place = await makeOwners(server, { owners: { A: 500, B: 300, C: 200 } })
    const keyId = await place.insertKey('Ascenseur', { 2: 30, 3: 70 })
    const { id } = await openDecision(place, { rule: 'art24_iii', keyId, projectCents: 100_001 })
    expect((await ballotsOf(id, place.person('A')).vote('against')).status).toBe(409)
    await everybodyVotes(place, id, { B: 'against', C: 'for' })
    const detail = await ballotsOf(id, place.person('C')).detail()
    expect(detail).toMatchObject({ key: { name: 'Ascenseur', total: 100 }, ownVotes: 70, ownCents: 70_001 })
    expect(detail.tally).toMatchObject({ for: 70, against: 30, totalVotes: 100, votersCount: 2, isAdopted: true })
    expect(await ballotsOf(id, place.person('A')).detail()).toMatchObject({
      status: 'open',
      ownVotes: null,
      ownCents: null,
      ownCost: null,
    })
  })
})
