import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Choice } from '#contract/decisions/majorities.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { ballotsOf, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** A voting period that is long enough in every offer. */
const period = 10 * 24 * 3_600_000
let server: TestServer
let owners: Owners
let thirds: Owners
let dominated: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, {
    owners: { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 },
  })
  thirds = await makeOwners(server, { owners: { K: 333, L: 334, M: 333 } })
  dominated = await makeOwners(server, { owners: { X: 600, Y: 300, Z: 100 } })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

type Cast = Partial<Record<Choice, string>>
const choicesOf = (cast: Cast) =>
  Object.fromEntries(
    (['for', 'against', 'abstain'] as const).flatMap((choice) =>
      Array.from(cast[choice] ?? '', (name): [string, Choice] => [name, choice]),
    ),
  )

/**
 * The whole process over the API: the manager opens a decision, owners vote, and everybody reads it while it is open.
 * Then its date passes, the portal’s clock closes it, and everybody reads it again.
 */
async function decided(rule: string, cast: Cast, place = owners, changes: object = {}) {
  const dueAt = new Date(server.platform.now().getTime() + period).toISOString()
  const { id } = await openDecision(place, { rule, dueAt, hasLiveCount: true, ...changes })
  const choices = choicesOf(cast)
  expect(await everybodyVotes(place, id, choices)).toEqual(Object.keys(choices).map(() => 201))
  const read = (name: string) => ballotsOf(id, place.person(name)).detail()
  const open = await read('manager')
  expect(open.status).toBe('open')

  server.clock.advance(period)
  expect((await read('manager')).status).toBe('pastDate')
  await runClock(server)
  const closed = await read(place.names[0] ?? '')
  // The figures shown up to the last moment are those that decided, for every reader.
  expect(closed.tally).toEqual(open.tally)
  expect(await read('manager')).toMatchObject({ status: closed.status, tally: open.tally })
  if (!closed.tally) throw new Error('it was not counted')
  return { status: closed.status, ...closed.tally }
}

const art26 = { rule: 'art26', isMet: false, opens: 'art26_1', isOpen: true }
const art25 = { rule: 'art25', isMet: false, opens: 'art25_1', isOpen: true }

describe('the vectors of the domain, voted and closed over the API', () => {
  it.each([
    [
      'V1',
      'art24',
      { for: 'AC', against: 'BDE' },
      { for: 360, against: 370, ballots: [{ isMet: false }] },
      'discarded',
    ],
    ['V2', 'art24', { for: 'BCJ', abstain: 'ADFGHI' }, { for: 300, against: 0, abstain: 600 }, 'accepted'],
    ['V3', 'art24', { for: 'AJ', against: 'BE' }, { for: 260, against: 260 }, 'discarded'],
    ['V4', 'art25', { for: 'ABC' }, { for: 520, ballots: [{ rule: 'art25', isMet: true, isOpen: false }] }, 'accepted'],
    ['V9', 'art26', { for: 'ABCGHI' }, { for: 680, membersFor: 6, ballots: [{ isMet: true }] }, 'accepted'],
    ['unanimity less one', 'unanimity', { for: 'ABCDEFGHI' }, { for: 980 }, 'discarded'],
    ['unanimity', 'unanimity', { for: 'ABCDEFGHIJ' }, { for: 1000 }, 'accepted'],
    ['nobody', 'art24', {}, { for: 0, votersExpressed: 0 }, 'discarded'],
  ] as const)('%s: %s, %o', async (_, rule, cast, tally, status) => {
    expect(await decided(rule, cast)).toMatchObject({ totalVotes: 1000, votersCount: 10, ...tally, status })
  })

  it.each([
    // Half is not more than half; the second ballot follows article 24.
    ['V5 opposed', { for: 'ABE', against: 'CDFGHIJ' }, [art25, { rule: 'art25_1', isMet: false }], 'discarded'],
    ['V5 unopposed', { for: 'ABE' }, [art25, { rule: 'art25_1', isMet: true }], 'accepted'],
  ] as const)('%s: 500 under article 25', async (_, cast, ballots, status) => {
    expect(await decided('art25', cast)).toMatchObject({ for: 500, ballots, status })
  })

  it.each([
    ['333 closed', { for: 'K' }, [{ ...art25, isOpen: false }], 'discarded'],
    ['334 open', { for: 'L' }, [art25, { rule: 'art25_1', isMet: true }], 'accepted'],
    ['334 open, outvoted', { for: 'L', against: 'KM' }, [art25, { rule: 'art25_1', isMet: false }], 'discarded'],
  ] as const)('V6: the second ballot of article 25-1 at %s', async (_, cast, ballots, status) => {
    expect(await decided('art25', cast, thirds)).toMatchObject({ ballots, status })
  })

  it.each([
    // Article 26 itself is not met: too few members, too few votes, or both. The first two second ballots are
    // adopted.
    ['V7', { for: 'ABCDE' }, { for: 730, membersFor: 5, ballots: [art26, { isMet: true }] }, 'accepted'],
    ['V7 opposed', { for: 'ABCDE', against: 'FGHIJ' }, { for: 730, ballots: [art26, { isMet: true }] }, 'accepted'],
    ['V8', { for: 'ABCGHJ' }, { for: 660, membersFor: 6, ballots: [art26, { isMet: true }] }, 'accepted'],
    ['V10', { for: 'AEG', against: 'F' }, { for: 410, ballots: [art26, { isMet: false }] }, 'discarded'],
    ['V10 silent', { for: 'AEG', abstain: 'F' }, { for: 410, ballots: [art26, { isMet: false }] }, 'discarded'],
    ['most opposed', { for: 'AB', against: 'CDE' }, { for: 400, ballots: [{ ...art26, isOpen: false }] }, 'discarded'],
  ] as const)('%s: article 26, and the second ballot of 26-1 under article 25', async (_, cast, tally, status) => {
    const { ballots, ...counted } = tally
    const decision = await decided('art26', cast)
    expect(decision).toMatchObject({ totalVotes: 1000, ...counted, status })
    expect(decision.ballots).toMatchObject(ballots)
    expect(decision.ballots[1]?.rule ?? 'art26_1').toBe('art26_1')
  })

  it.each([
    // 400 of 800 is half; in a second ballot 400 against 400 is a tie.
    ['alone, opposed', { for: 'X', against: 'YZ' }, { for: 400, ballots: [art25, { isMet: false }] }, 'discarded'],
    ['alone', { for: 'X' }, { for: 400, ballots: [art25, { isMet: true }] }, 'accepted'],
    ['with 100', { for: 'XZ', against: 'Y' }, { for: 500, ballots: [{ rule: 'art25', isMet: true }] }, 'accepted'],
  ] as const)('V11: an owner of more than half counts as much as the others; %s', async (_, cast, tally, status) => {
    const reducedVoterVotes = { from: 600, to: 400 }
    expect(await decided('art25', cast, dominated)).toMatchObject({
      totalVotes: 800,
      rawTotalVotes: 1000,
      reducedVoterVotes,
      ...tally,
      status,
    })
  })
})

describe('totals', () => {
  it('count the votes of owners who do not use the portal', async () => {
    const place = await makeOwners(server, { owners: { A: 300, B: 200 }, strangers: [300, 200] })
    const tally = await decided('art25', { for: 'AB' }, place)
    expect(tally).toMatchObject({ for: 500, totalVotes: 1000, votersCount: 4, ballots: [{ isMet: false }, {}] })
  })

  it('under art. 24 III cover only the bearers of the cost, by their shares of it', async () => {
    const place = await makeOwners(server, { owners: { A: 500, B: 300, C: 200 } })
    const keyId = await place.insertKey('Ascenseur', { 2: 30, 3: 70 })
    const { id } = await openDecision(place, { rule: 'art24_iii', keyId, projectCents: 100_001, hasLiveCount: true })
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
    // With the choices reversed, the owner with the largest share still decides.
    const turned = await decided('art24_iii', { for: 'B', against: 'C' }, place, { keyId })
    expect(turned).toMatchObject({ for: 30, against: 70, status: 'discarded' })
  })
})

describe('in a small building of Québec', () => {
  /** Owner X has one lot, plus every lot without an owner. */
  async function small(more: number) {
    const strangers = Array<number>(more).fill(10)
    const place = await makeOwners(server, { owners: { X: 60, Y: 20, Z: 20 }, strangers, offer: 'VQC' })
    const { db } = server.platform
    const ofPlace = and(eq(lots.placeId, place.placeId), isNull(lots.ownerId))
    await db
      .update(lots)
      .set({ ownerId: place.person('X').userId })
      .where(ofPlace)
    return place
  }

  it('the largest owner is limited below five fractions, not below five owners', async () => {
    const cast = { for: 'X', against: 'YZ' }
    const four = await decided('ccq1096', cast, await small(1))
    expect(four).toMatchObject({ votersCount: 3, reducedVoterVotes: { from: 70, to: 40 }, isAdopted: false })
    const five = await decided('ccq1096', cast, await small(2))
    expect(five).toMatchObject({ votersCount: 3, reducedVoterVotes: null, for: 80, isAdopted: true })
  })
})
