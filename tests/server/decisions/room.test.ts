import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { pathOf } from '#contract/paths.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { newsOf, openMailboxes, refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { attendAs, bringToMeeting, meetingUnderWay, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const notPossible = { status: 409, code: 'action_not_possible' }
let server: TestServer
let stranger: Owners

beforeAll(async () => {
  server = await startTestServer()
  stranger = await makeOwners(server, { owners: { Voisin: 10 } })
})

afterAll(() => server.close())
const underWay = (arranged?: Parameters<typeof meetingUnderWay>[1]) => meetingUnderWay(server, arranged)

const linesOf = async (room: ReturnType<typeof roomOf>) =>
  (await room.voters()).voters.map(({ person, votes, attendance, isInRoom, choice }) => [
    person.displayName,
    votes,
    attendance,
    isInRoom,
    choice,
  ])

const status = async (answer: Promise<Response>) => (await answer).status
const chainFits = async (id: string) => expect(await verifyLog(server.platform.db, id)).toBeNull()

describe('the room', () => {
  it('shows who is present and what was recorded, but no distance votes', async () => {
    const { owners, id, meetingId, room } = await underWay({ votes: { Anne: 'against', Boris: 'against' } })
    await attendAs(owners, meetingId, { Anne: 'present', Éva: 'represented' })
    expect(await status(room.record(owners.person('Éva'), 'abstain'))).toBe(200)

    expect(await linesOf(room)).toEqual([
      ['Anne', 300, 'present', true, null],
      ['Éva', 200, 'represented', true, 'abstain'],
      ['Boris', 250, 'correspondence', false, null],
      ['Cléa', 150, 'absent', false, null],
      ['Denis', 100, 'absent', false, null],
    ])
    const shown = { isOpen: true, people: 2, votes: 500, waitingPeople: 1, waitingVotes: 300 }
    expect(await room.read()).toEqual({ decisionId: id, meetingId, ...shown })
    const there = await room.voters({ filter: 'in_room' })
    expect(there.voters.map(({ person }) => person.displayName)).toEqual(['Anne', 'Éva'])
    const found = await room.voters({ 'filter[search]': 'BOR' })
    expect(found.voters.map(({ person }) => person.displayName)).toEqual(['Boris'])
    const second = await room.voters({ page: '2', per_page: '2' })
    expect([second.voters.map(({ person }) => person.displayName), second.meta.total]).toEqual([['Boris', 'Cléa'], 5])
    expect((await room.voters({ page: '9' })).meta.total).toBe(5)
  })

  it('replaces distance votes and earlier records; the log keeps all of them', async () => {
    const votes = { Anne: 'against', Boris: 'against' } as const
    const { owners, id, meetingId, room } = await underWay({ votes, changes: { hasLiveCount: true } })
    const anne = ballotsOf(id, owners.person('Anne'))
    const former = (await anne.detail()).ownVote?.id ?? ''
    await attendAs(owners, meetingId, { Anne: 'present' })
    for (const choice of ['for', 'for', 'abstain', 'for'] as const) {
      expect(await status(room.record(owners.person('Anne'), choice))).toBe(200)
    }

    const { ownVote, tally, turnout, log } = await anne.detail()
    expect(ownVote).toMatchObject({ choice: 'for', way: 'meeting', votes: 300, castBy: { displayName: 'manager' } })
    // Recording the same choice again changed nothing.
    expect(tally).toMatchObject({ for: 300, against: 250 })
    expect(log).toMatchObject({ length: 5, ballots: 5, replaced: 3 })
    expect(turnout).toMatchObject({ votersExpressed: 2, votersInRoom: 1 })
    const { entries } = await anne.ballots()
    expect(entries.map(({ replaces }) => replaces)).toEqual([null, null, 1, 3, 4])
    await chainFits(id)
    expect(await anne.receipt(former)).toMatchObject({ isCurrent: false, vote: { way: 'own' } })
    expect(await anne.receipt(ownVote?.id ?? '')).toMatchObject({
      isCurrent: true,
      entry: { replaces: 4 },
      ballotHash: null,
    })
  })

  it('revokes a power that was used at a distance once the owner is present, and never before', async () => {
    const owners = await makeOwners(server, { owners: { Anne: 300, Cléa: 150, Denis: 100 } })
    const { id } = await openDecision(owners, { hasLiveCount: true })
    const ballotId = await storeBallot(server, owners.person('Anne'))
    expect(await status(ballotsOf(id, owners.person('Anne')).voteFor(owners.person('Cléa'), 'against', ballotId))).toBe(
      201,
    )
    expect(await checksOf(server, id, owners.person('president')).confirmAll()).toEqual([201])
    const meetingId = await bringToMeeting(server, owners, id)
    const room = roomOf(id, owners.person('manager'))
    await attendAs(owners, meetingId, { Denis: 'present' })
    expect(await linesOf(room)).toContainEqual(['Cléa', 150, 'represented', false, null])
    expect(await refusal(room.record(owners.person('Cléa'), 'for'))).toEqual(notPossible)
    expect(await status(room.recordOthers('for', 1))).toBe(200)
    expect(await ballotsOf(id, owners.person('Cléa')).tally()).toMatchObject({ for: 100, against: 150 })

    await attendAs(owners, meetingId, { Cléa: 'represented' })
    expect(await status(room.record(owners.person('Cléa'), 'for'))).toBe(200)
    expect(await ballotsOf(id, owners.person('Cléa')).tally()).toMatchObject({ for: 250, against: 0 })
    const { proxyVotes, log } = await ballotsOf(id, owners.person('Anne')).detail()
    expect(proxyVotes).toEqual([])
    // The confirmation of the paper power is a line of the log, but no ballot.
    expect(log).toMatchObject({ length: 4, ballots: 3, replaced: 1 })
    await chainFits(id)
  })

  it('records one choice for all the others if their number is as announced, and leaves the rest alone', async () => {
    const { owners, id, meetingId, room } = await underWay({
      votes: { Boris: 'against', Denis: 'against' },
      changes: { hasLiveCount: true },
    })
    await attendAs(owners, meetingId, { Anne: 'present', Cléa: 'represented', Denis: 'present', Éva: 'correspondence' })
    await room.record(owners.person('Anne'), 'abstain')
    expect(await refusal(room.recordOthers('for', 3))).toEqual({ status: 409, code: 'conflict' })
    const answer = await room.recordOthers('for', 2)
    expect(await answer.json()).toMatchObject({ people: 3, waiting_people: 0, waiting_votes: 0 })
    expect(await refusal(room.recordOthers('against', 2))).toEqual({ status: 409, code: 'conflict' })

    expect((await linesOf(room)).map(([name, , , , choice]) => [name, choice])).toEqual([
      ['Anne', 'abstain'],
      ['Cléa', 'for'],
      ['Denis', 'for'],
      ['Boris', null],
      ['Éva', null],
    ])
    expect((await room.read()).waitingPeople).toBe(0)
    expect(await ballotsOf(id, owners.person('Anne')).tally()).toMatchObject({ for: 250, against: 250, abstain: 300 })
    await chainFits(id)
  })

  it('keeps the owners who voted there in the attendance', async () => {
    const { owners, meetingId, room } = await underWay()
    await attendAs(owners, meetingId, { Anne: 'present' })
    await room.record(owners.person('Anne'), 'for')
    const { userId } = owners.person('Anne')
    const attend = (attendance: string) =>
      owners
        .person('manager')
        .call(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } })
    expect(await status(attend('represented'))).toBe(200)
    for (const wrong of ['absent', 'correspondence']) {
      expect(await refusal(attend(wrong))).toEqual({ status: 409, code: 'conflict' })
    }
  })

  it('takes votes only of owners who are on the roll and in the room', async () => {
    const { owners, meetingId, room } = await underWay({ votes: { Boris: 'for' } })
    await attendAs(owners, meetingId, { Boris: 'correspondence' })
    for (const name of ['Anne', 'Boris'])
      expect(await refusal(room.record(owners.person(name), 'for'))).toEqual(notPossible)
    for (const who of [owners.person('manager'), stranger.person('Voisin')]) {
      expect(await refusal(room.record(who, 'for'))).toEqual({ status: 404, code: 'not_found' })
    }
    expect(await refusal(room.recordOthers('for', 1))).toEqual({ status: 409, code: 'conflict' })
  })
})

describe('the domain, decided in the room', () => {
  it.each([
    ['V9', 'ABCGHI', '', 'accepted', [{ rule: 'art26', isMet: true }]],
    [
      'V10',
      'AEG',
      'F',
      'discarded',
      [
        { rule: 'art26', isMet: false, isOpen: true },
        { rule: 'art26_1', isMet: false },
      ],
    ],
  ] as const)('%s', async (_, inFavour, against, decided, ballots) => {
    const owners = await makeOwners(server, {
      owners: { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 },
    })
    const { id, meetingId, room } = await underWay({ owners, changes: { rule: 'art26' } })
    await attendAs(owners, meetingId, Object.fromEntries(Array.from(inFavour + against, (name) => [name, 'present'])))
    for (const name of against) await room.record(owners.person(name), 'against')
    expect(await status(room.recordOthers('for', inFavour.length))).toBe(200)
    expect(await status(room.count())).toBe(201)
    const detail = await ballotsOf(id, owners.person('J')).detail()
    expect(detail).toMatchObject({ status: decided, tally: { membersFor: inFavour.length, ballots } })
    await chainFits(id)
  })
})

describe('other people are told', () => {
  it('that a vote was recorded, and where its receipt is, but never the choice', async () => {
    const { owners, id, meetingId, room } = await underWay({ votes: { Boris: 'against' } })
    await openMailboxes(server, owners, ['Anne', 'Boris'])
    await attendAs(owners, meetingId, { Anne: 'present', Boris: 'represented' })
    const before = (await server.platform.db.select().from(liveEvents)).length
    const told = await newsOf(server, owners, () => room.recordOthers('abstain', 2))

    expect(told.people).toEqual(['Anne', 'Boris'])
    const anne = await ballotsOf(id, owners.person('Anne')).detail()
    const voteId = anne.ownVote?.id ?? ''
    const note = told.rows.find(({ userId }) => userId === owners.person('Anne').userId)
    expect(note?.path).toBe(pathOf('receipt', { decisionId: id, voteId }))
    expect(note?.title).toContain('enregistré en séance')
    // The mail of a recorded vote has a link that contests it instead (contestMails.test.ts).
    expect(told.mails.map(({ text }) => text.includes('contest_token='))).toEqual([true, true])
    const events = (await server.platform.db.select().from(liveEvents)).slice(before)
    const audited = await server.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'decisions.recordRoomVote')))
    expect(audited.map(({ detail }) => detail)).toHaveLength(2)
    const said = JSON.stringify([told.rows, told.mails, events, audited], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(said).not.toMatch(/abstain|abstention/i)

    const counted = await newsOf(server, owners, () => room.count())
    expect(counted.titleFor('Cléa')).toMatch(/est rejetée/)
    expect(counted.people).not.toContain('manager')
  })
})
