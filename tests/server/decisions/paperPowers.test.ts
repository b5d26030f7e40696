import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paperOpenings } from '#server/areas/decisions/ballots.tables.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { addRole, deskOf, newsOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { attendAs, bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { openFile } from '#tests/support/server/sentFiles.ts'
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
async function close() {
  server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
  await runClock(server)
}

describe('a vote by a paper power', () => {
  it('enters the log immediately, and counts once somebody has opened the paper and confirmed it', async () => {
    const { id, voteId } = await paperVote()
    const { log, turnout, votesToCheck, ownVote } = await by(id, 'Ada').detail()
    expect(log.length).toBe(1)
    expect({ ...turnout, votesToCheck }).toMatchObject({ votersExpressed: 0, votesToCheck: 1 })
    expect(ownVote).toMatchObject({ status: 'toCheck', choice: 'for' })
    expect((await by(id, 'Basile').detail()).proxyVotes).toMatchObject([{ status: 'toCheck' }])
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 0 })

    const manager = checks(id, 'manager')
    const [waiting] = await manager.waiting()
    expect(waiting).toMatchObject({ id: voteId, status: 'toCheck', hasOpened: false, isParty: false })
    expect(waiting).not.toHaveProperty('choice')
    expect(await refusal(manager.confirm(voteId))).toEqual(notPossible)
    expect(await manager.open(voteId)).toBe(200)
    expect(await manager.waiting()).toMatchObject([{ hasOpened: true }])
    expect((await manager.confirm(voteId)).status).toBe(201)
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 400 })
    expect(await by(id, 'Ada').detail()).toMatchObject({ turnout: { votersExpressed: 1 }, votesToCheck: 0 })
    expect((await by(id, 'Ada').receipt(voteId)).vote.status).toBe('confirmed')
    expect(await manager.waiting()).toEqual([])
    expect(await refusal(manager.confirm(voteId))).toEqual(notPossible)
  })

  it('is checked by no party to it, and by no other role', async () => {
    const roles = await makeOwners(server, { owners: { Anne: 400, Bruno: 300 } })
    const { id } = await openDecision(roles)
    const [holder, owner] = [roles.person('Bruno'), roles.person('Anne')]
    const paper = await storeBallot(server, holder)
    await ballotsOf(id, holder).voteFor(owner, 'for', paper)
    const voteId = (await ballotsOf(id, owner).detail()).ownVote?.id ?? ''
    for (const name of ['Anne', 'Bruno']) {
      expect((await checksOf(server, id, roles.person(name)).confirm(voteId)).status).toBe(403)
    }
    for (const name of ['Anne', 'Bruno']) await addRole(server, roles, name, 'president_board_member')
    for (const person of [holder, owner]) {
      const theirs = checksOf(server, id, person)
      expect(await theirs.waiting()).toMatchObject([{ id: voteId, isParty: true }])
      expect(await theirs.open(voteId)).toBe(200)
      expect(await refusal(theirs.confirm(voteId))).toEqual(notPossible)
      expect(await refusal(theirs.refuse(voteId))).toEqual(notPossible)
    }
    expect(await server.platform.db.$count(paperOpenings, eq(paperOpenings.voteId, voteId))).toBe(0)
    expect(await checksOf(server, id, roles.person('manager')).confirmAll()).toEqual([201])
  })

  it('may be refused with a reason, which frees the owner to vote, or to be voted for by another power', async () => {
    const { id, voteId } = await paperVote()
    const president = checks(id, 'president')
    expect(await refusal(president.refuse(voteId))).toEqual(notPossible)
    await president.open(voteId)
    expect(await refusal(president.refuse(voteId, ' '))).toMatchObject({ status: 422 })
    expect((await president.refuse(voteId, 'Ce n’est pas sa signature.')).status).toBe(201)
    for (const name of ['Ada', 'Basile']) {
      const { refusedVotes, ownVote, proxyVotes } = await by(id, name).detail()
      expect(refusedVotes).toMatchObject([
        { vote: { id: voteId, status: 'refused' }, reason: 'Ce n’est pas sa signature.' },
      ])
      expect([ownVote, proxyVotes]).toEqual([null, []])
    }
    expect((await by(id, 'Chloé').detail()).refusedVotes).toEqual([])
    expect(await by(id, 'Ada').detail()).toMatchObject({ status: 'youHaveToVote' })
    const paper = await storeBallot(server, owners.person('Chloé'))
    expect((await by(id, 'Chloé').voteFor(owners.person('Ada'), 'against', paper)).status).toBe(201)
    const second = (await by(id, 'Ada').detail()).ownVote
    expect(second).toMatchObject({ status: 'toCheck', sequence: 3, replaces: null })
    expect((await by(id, 'Ada').change(second?.id ?? '', 'abstain')).status).toBe(201)
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 0, against: 0, abstain: 400 })
    expect(await president.waiting()).toEqual([])
  })

  it('needs another check when its holder changes it, and none when its owner replaces it', async () => {
    const { id, voteId } = await paperVote()
    expect(await checks(id, 'manager').confirmAll()).toEqual([201])
    expect((await by(id, 'Basile').change(voteId, 'against')).status).toBe(201)
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 0, against: 0 })
    expect(await checks(id, 'manager').waiting()).toMatchObject([{ hasOpened: false }])
    expect(await refusal(checks(id, 'manager').confirm(voteId))).toMatchObject({ status: 404 })
    expect(await checks(id, 'manager').confirmAll()).toEqual([201])
    expect(await by(id, 'Ada').tally()).toMatchObject({ against: 400 })
  })

  it('notifies its checkers that it waits, and its parties of the outcome, without the choice', async () => {
    const { id } = await openDecision(owners)
    const paper = await storeBallot(server, owners.person('Basile'))
    const cast = await newsOf(server, owners, () => by(id, 'Basile').voteFor(owners.person('Ada'), 'for', paper))
    expect(cast.people).toEqual(['Ada', 'manager', 'president'])
    const checked = await newsOf(server, owners, () => checks(id, 'manager').confirmAll())
    expect(checked.people).toEqual(['Ada', 'Basile'])
  })

  it('given online counts immediately', async () => {
    const { id } = await openDecision(owners, { hasLiveCount: true })
    await powersOf(id, owners.person('Ada')).give(owners.person('Basile'))
    await powersOf(id, owners.person('Basile')).answer(true)
    expect((await by(id, 'Basile').voteFor(owners.person('Ada'), 'for', null)).status).toBe(201)
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 400 })
    expect((await by(id, 'Ada').detail()).ownVote?.status).toBe('valid')
    expect(await checks(id, 'manager').waiting()).toEqual([])
  })
})

describe('the count', () => {
  it('leaves out votes that nobody has checked by the due date, for good', async () => {
    const { id, voteId } = await paperVote()
    await everybodyVotes(owners, id, { Chloé: 'against' })
    const manager = checks(id, 'manager')
    await manager.open(voteId)
    await close()
    expect(await by(id, 'Ada').detail()).toMatchObject({
      life: 'discarded',
      tally: { for: 0, against: 200 },
      turnout: { votersExpressed: 1 },
      ownVote: { status: 'unchecked' },
    })
    expect(await manager.waiting()).toEqual([])
    expect(await refusal(manager.confirm(voteId))).toEqual(notPossible)
    expect(await refusal(manager.refuse(voteId))).toEqual(notPossible)

    await deskOf(id, owners.person('Ada')).ask()
    await bringToMeeting(server, owners, id)
    const { db } = server.platform
    await db.update(decisions).set({ lifeBefore: 'discarded' }).where(eq(decisions.id, id))
    expect(await manager.waiting()).toEqual([])
    expect((await by(id, 'Ada').detail()).ownVote?.status).toBe('unchecked')
  })

  it('of a meeting leaves it out unless it was checked before, and nobody attends by it', async () => {
    const { id, voteId } = await paperVote()
    const meetingId = await bringToMeeting(server, owners, id)
    await attendAs(owners, meetingId, { Chloé: 'present' })
    const room = roomOf(id, owners.person('manager'))
    const attendance = async () => (await room.voters()).voters.find(({ votes }) => votes === 400)?.attendance
    expect(await attendance()).toBe('absent')
    const president = checks(id, 'president')
    await president.open(voteId)
    expect((await president.confirm(voteId)).status).toBe(201)
    expect(await attendance()).toBe('represented')
    await room.record(owners.person('Chloé'), 'against')
    expect((await room.count()).status).toBe(201)
    expect(await by(id, 'Ada').tally()).toMatchObject({ for: 400, against: 200 })
  })
})

describe('the paper', () => {
  it('is open to its checkers for as long as it waits', async () => {
    const { id, voteId, paper } = await paperVote({ hasLiveCount: false })
    const url = (await by(id, 'Ada').receipt(voteId)).ballot?.fileUrl ?? ''
    const readers = async () => {
      const found = []
      for (const name of [...owners.names, 'manager', 'president']) {
        if ((await openFile(server, owners.person(name), url)).status === 200) found.push(name)
      }
      return found
    }
    expect(paper).not.toBe('')
    expect(await readers()).toEqual(['Ada', 'Basile', 'manager', 'president'])
    expect((await checks(id, 'manager').confirm(voteId)).status).toBe(201)
    expect(await readers()).toEqual(['Ada', 'Basile'])
    await close()
    expect(await readers()).toEqual(['Ada', 'Basile', 'manager'])
  })

  it('that nobody has confirmed is kept for nobody after the count', async () => {
    const { id, voteId } = await paperVote({ hasLiveCount: false })
    const url = (await by(id, 'Ada').receipt(voteId)).ballot?.fileUrl ?? ''
    await close()
    expect((await openFile(server, owners.person('manager'), url)).status).toBe(404)
  })
})
