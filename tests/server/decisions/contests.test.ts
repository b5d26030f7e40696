import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { alter } from '#tests/support/server/alteredRows.ts'
import { contestAs, contestTokenFor, emailOf, linkFor, linkOf } from '#tests/support/server/contestCalls.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { newsOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { attendAs, meetingUnderWay } from '#tests/support/server/roomCalls.ts'
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

const notPossible = { status: 409, code: 'action_not_possible' }
const notFound = { status: 404, code: 'not_found' }
const by = (id: string, name: string) => ballotsOf(id, owners.person(name))
const checks = (id: string, name: string) => checksOf(server, id, owners.person(name))
const ownVoteOf = async (id: string, name: string) => (await by(id, name).detail()).ownVote
/** Basile votes for Ada with the power that she gave him online. */
async function voteByPower(changes: object = {}) {
  const { id } = await openDecision(owners, { hasLiveCount: true, ...changes })
  await powersOf(id, owners.person('Ada')).give(owners.person('Basile'))
  await powersOf(id, owners.person('Basile')).answer(true)
  expect((await powersOf(id, owners.person('Basile')).voteFor(owners.person('Ada'))).status).toBe(201)
  return { id, voteId: (await ownVoteOf(id, 'Ada'))?.id ?? '', link: await linkFor(server, owners, 'Ada') }
}
async function close() {
  server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
  await runClock(server)
}

describe('a contest by the link of the mail', () => {
  it('takes the vote out of the count and the turnout, until somebody without a part in it confirms it', async () => {
    const { id, voteId, link } = await voteByPower()
    expect(await link.read()).toEqual({
      status: 'open',
      decisionTitle: 'Ravalement de la façade',
      placeName: 'Résidence des essais',
      castBy: 'Basile',
      way: 'online',
      castAt: server.clock.now().toISOString(),
      until: dueAt.toISOString(),
    })
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 400 })
    expect((await link.contest('Je n’ai\nrien donné.')).status).toBe(201)
    const detail = await by(id, 'Ada').detail()
    expect(detail).toMatchObject({
      status: 'alreadyVoted',
      tally: { for: 0 },
      turnout: { votersExpressed: 0 },
      ownVote: { id: voteId, status: 'contested' },
      log: { length: 2 },
    })
    expect((await link.read()).status).toBe('contested')
    expect((await by(id, 'Chloé').ballots()).entries).toMatchObject([
      { kind: 'vote', about: null },
      { kind: 'contest', about: 1 },
    ])
    expect(await verifyLog(server.platform.db, id)).toBeNull()

    const manager = checks(id, 'manager')
    expect(await manager.waiting()).toMatchObject([
      { id: voteId, status: 'contested', contestReason: 'Je n’ai\nrien donné.', paper: null, hasOpened: true },
    ])
    expect(await refusal(by(id, 'Basile').change(voteId, 'against'))).toEqual(notPossible)
    expect((await manager.confirm(voteId)).status).toBe(201)
    expect(await by(id, 'Ada').detail()).toMatchObject({ tally: { for: 400 }, turnout: { votersExpressed: 1 } })
    expect((await link.read()).status).toBe('confirmed')
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })

  it('works once', async () => {
    const { id, voteId, link } = await voteByPower()
    expect(await refusal(link.contest('  '))).toMatchObject({ status: 422, field: 'contest.reason' })
    const answers = await Promise.all([link.contest(), link.contest()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await checks(id, 'manager').confirm(voteId)).status).toBe(201)
    expect(await refusal(link.contest())).toEqual(notPossible)
    expect((await by(id, 'Ada').detail()).log.length).toBe(3)
  })

  it('frees its owner to vote when the vote is refused, and says so', async () => {
    const { id, voteId, link } = await voteByPower()
    await link.contest()
    expect((await checks(id, 'president').refuse(voteId, 'Le pouvoir était révoqué.')).status).toBe(201)
    expect((await link.read()).status).toBe('refused')
    expect(await refusal(link.contest())).toEqual(notPossible)
    expect((await by(id, 'Ada').detail()).status).toBe('youHaveToVote')
    expect(await everybodyVotes(owners, id, { Ada: 'against' })).toEqual([201])
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 0, against: 400 })
    expect((await link.read()).status).toBe('refused')
  })

  it('is too late once another vote has replaced it', async () => {
    const { id, voteId, link } = await voteByPower()
    await by(id, 'Basile').change(voteId, 'against')
    const later = await linkFor(server, owners, 'Ada')
    expect([(await link.read()).status, (await later.read()).status]).toEqual(['replaced', 'open'])
    expect(await refusal(link.contest())).toEqual(notFound)
    expect((await later.contest()).status).toBe(201)
    expect((await ownVoteOf(id, 'Ada'))?.status).toBe('contested')
  })

  it('is too late once the votes are counted, with a page that says how the vote was counted', async () => {
    const counted = await voteByPower()
    const contested = await voteByPower()
    await contested.link.contest()
    await close()
    expect(await by(contested.id, 'Ada').detail()).toMatchObject({
      tally: { for: 0 },
      ownVote: { status: 'unchecked' },
    })
    expect([(await counted.link.read()).status, (await contested.link.read()).status]).toEqual(['counted', 'leftOut'])
    for (const { link } of [counted, contested]) expect(await refusal(link.contest())).toEqual(notPossible)
    expect(await refusal(checks(contested.id, 'manager').confirm(contested.voteId))).toEqual(notPossible)
  })

  it('reveals nothing without the right token, nor on the site of another offer', async () => {
    const { link } = await voteByPower()
    const token = await contestTokenFor(server, emailOf(owners, 'Ada'))
    for (const stranger of [linkOf(server, 'x'.repeat(43)), linkOf(server, token, 'VSY')]) {
      expect(await refusal(stranger.tryRead())).toEqual(notFound)
      expect(await refusal(stranger.contest())).toEqual(notFound)
    }
    expect((await link.read()).status).toBe('open')
    expect(server.logged()).not.toContain(token)
  })

  it('works for an owner who has left the place', async () => {
    const leavers = await makeOwners(server, { owners: { Anne: 400, Bruno: 300 } })
    const { id } = await openDecision(leavers)
    const paper = await storeBallot(server, leavers.person('Bruno'))
    await ballotsOf(id, leavers.person('Bruno')).voteFor(leavers.person('Anne'), 'for', paper)
    await removeMember(server, leavers.person('Anne').userId, leavers.placeId)
    const link = await linkFor(server, leavers, 'Anne')
    expect((await link.contest()).status).toBe(201)
    expect(await checksOf(server, id, leavers.person('manager')).waiting()).toMatchObject([{ status: 'contested' }])
  })
})

describe('a contest by an owner who is signed in', () => {
  it('has the same effect, once for each state of the vote', async () => {
    const { id, voteId, link } = await voteByPower()
    const told = await newsOf(server, owners, () => contestAs(owners.person('Ada'), id, voteId))
    expect(told.people).toEqual(['Basile', 'manager', 'president'])
    expect(told.titleFor('Basile')).toContain('est contesté')
    expect(await refusal(contestAs(owners.person('Ada'), id, voteId))).toEqual(notPossible)
    expect((await link.read()).status).toBe('contested')
    expect((await ownVoteOf(id, 'Ada'))?.status).toBe('contested')
  })

  it('is for the owner only, and for votes that somebody else cast', async () => {
    const { id, voteId } = await voteByPower()
    for (const name of ['Basile', 'Chloé', 'manager']) {
      expect(await refusal(contestAs(owners.person(name), id, voteId))).toEqual(notFound)
    }
    await everybodyVotes(owners, id, { Chloé: 'for' })
    const own = (await ownVoteOf(id, 'Chloé'))?.id ?? ''
    expect(await refusal(contestAs(owners.person('Chloé'), id, own))).toEqual(notPossible)
  })

  it('sets a vote aside that was recorded in the room, until it is recorded again or checked', async () => {
    const { owners: room, id, meetingId, room: desk } = await meetingUnderWay(server)
    await attendAs(room, meetingId, { Anne: 'present' })
    await desk.record(room.person('Anne'), 'for')
    const link = await linkFor(server, room, 'Anne')
    expect(await link.read()).toMatchObject({ status: 'open', way: 'room', castBy: 'manager', until: null })
    expect((await link.contest('J’ai voté contre.')).status).toBe(201)
    expect((await ballotsOf(id, room.person('Anne')).detail()).ownVote?.status).toBe('contested')
    const recorded = checksOf(server, id, room.person('manager'))
    expect(await recorded.waiting()).toMatchObject([{ isParty: true }])
    expect((await desk.record(room.person('Anne'), 'against')).status).toBe(200)
    expect((await ballotsOf(id, room.person('Anne')).detail()).ownVote).toMatchObject({
      choice: 'against',
      status: 'valid',
    })
    expect((await link.read()).status).toBe('replaced')
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })
})

describe('an alteration of a contest', () => {
  const alterations = [
    ['a contest that is gone', (id: string) => sql`delete from vote_acts where decision_id = ${id}`],
    ['its reason', (id: string) => sql`update vote_acts set reason = 'Rien' where decision_id = ${id}`],
    [
      'its author',
      (id: string) => sql`update vote_acts set actor_id = (
        select cast_by from decision_votes where decision_id = ${id} limit 1) where decision_id = ${id}`,
    ],
    [
      'a confirmation instead',
      (id: string) => sql`update ballot_log set kind = 'confirmation' where decision_id = ${id} and sequence = 2`,
    ],
  ] as const

  it('is found', async () => {
    for (const [what, change] of alterations) {
      const { id, link } = await voteByPower()
      await link.contest()
      expect([what, await verifyLog(server.platform.db, id)]).toEqual([what, null])
      await alter(server.platform.db, change(id))
      expect([what, await verifyLog(server.platform.db, id)]).toEqual([what, 2])
    }
  })
})
