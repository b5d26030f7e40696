import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { paperPaths } from '#contract/papers.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { readPaper } from '#tests/support/server/paperCalls.ts'
import { attendAs, bringToMeeting, meetingUnderWay, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000
const notPossible = { status: 409, code: 'action_not_possible' }
let server: TestServer
let stranger: Owners
beforeAll(async () => {
  server = await startTestServer()
  stranger = await makeOwners(server, { owners: { Voisin: 10 } })
})
afterAll(() => server.close())

const underWay = () => meetingUnderWay(server)
const status = async (answer: Promise<Response>) => (await answer).status

describe('the person who records votes', () => {
  it('keeps the attendance of the place at that moment', async () => {
    const { owners, id, meetingId } = await underWay()
    await attendAs(owners, meetingId, { Anne: 'present' })
    const anne = owners.person('Anne')
    const all = (by: Parameters<typeof roomOf>[1]) => {
      const room = roomOf(id, by)
      return [room.record(anne, 'for'), room.recordOthers('for', 1), room.count()]
    }
    const refusals = (by: Parameters<typeof roomOf>[1]) => Promise.all(all(by).map(refusal))
    for (const name of ['Anne', 'Boris']) {
      expect(await refusals(owners.person(name))).toEqual(all(anne).map(() => ({ status: 403, code: 'forbidden' })))
    }
    for (const outsider of [stranger.person('manager'), stranger.person('Voisin')]) {
      expect(await refusals(outsider)).toEqual(all(outsider).map(() => ({ status: 404, code: 'not_found' })))
    }
    expect(await status(roomOf(id, owners.person('president')).record(anne, 'for'))).toBe(200)

    const manager = owners.person('manager')
    await server.platform.db.delete(memberships).where(eq(memberships.userId, manager.userId))
    expect(await refusals(manager)).toEqual(all(manager).map(() => ({ status: 404, code: 'not_found' })))
  })

  it('sees of a vote only what they recorded: the receipt and its secret belong to the owner', async () => {
    const { owners, id, meetingId, room } = await underWay()
    await attendAs(owners, meetingId, { Anne: 'present' })
    await room.record(owners.person('Anne'), 'for')
    const anne = ballotsOf(id, owners.person('Anne'))
    const voteId = (await anne.detail()).ownVote?.id ?? ''
    const keeper = ballotsOf(id, owners.person('manager'))
    const receiptOf = { params: { decisionId: id, voteId } }
    expect((await owners.person('manager').call(decisionRoutes.receipt, receiptOf)).status).toBe(404)
    expect(await keeper.detail()).toMatchObject({ ownVote: null, proxyVotes: [] })
    expect((await keeper.change(voteId, 'against')).status).toBe(403)

    const params = { decisionId: id, voteId }
    const { text } = await readPaper(server, paperPaths.receipt, { token: owners.person('Anne').token, params })
    expect(text).toMatch(/En séance, noté par manager/)
    expect(text).not.toContain('Pour')
  })
})

describe('recording', () => {
  it('is open from the start of the meeting to the count, or to the notification of the minutes', async () => {
    const owners = await makeOwners(server, { owners: { Anne: 300, Boris: 250 } })
    const { id } = await openDecision(owners)
    const room = roomOf(id, owners.person('manager'))
    const anne = owners.person('Anne')
    const all = () => Promise.all([room.record(anne, 'for'), room.recordOthers('for', 1), room.count()].map(refusal))
    const isRefused = async () => {
      expect(await all()).toEqual([notPossible, notPossible, notPossible])
      expect((await room.read()).isOpen).toBe(false)
    }
    await isRefused()
    const meetingId = await bringToMeeting(server, owners, id, 24)
    await attendAs(owners, meetingId, { Anne: 'present' })
    await isRefused()

    server.clock.advance(day)
    expect(await status(room.record(anne, 'for'))).toBe(200)
    const notifiedOn = server.clock.now().toISOString().slice(0, 10)
    await owners
      .person('manager')
      .get(meetingDeskRoutes.notifyMinutes, { params: { meetingId }, body: { minutesNotification: { notifiedOn } } })
    await isRefused()
  })

  it('ends with the count, which happens once and requires the password', async () => {
    const { owners, id, meetingId, room } = await underWay()
    await attendAs(owners, meetingId, { Anne: 'present', Boris: 'present' })
    await room.record(owners.person('Anne'), 'for')
    expect(await refusal(room.count('a guess'))).toEqual({ status: 409, code: 'confirmation_required' })
    expect(await refusal(room.count())).toEqual({ status: 409, code: 'conflict' })
    await room.record(owners.person('Boris'), 'abstain')
    const answers = await Promise.all([room.count(), roomOf(id, owners.person('president')).count()].map(status))
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, 409])

    expect(await refusal(room.count())).toEqual(notPossible)
    expect(await refusal(room.record(owners.person('Anne'), 'against'))).toEqual(notPossible)
    expect(await refusal(room.recordOthers('against', 1))).toEqual(notPossible)
    expect(await room.read()).toMatchObject({ isOpen: false })
    const anne = ballotsOf(id, owners.person('Anne'))
    expect(await anne.detail()).toMatchObject({ status: 'accepted', tally: { for: 300, against: 0 } })
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })

  it('leads to no other meeting: a rejection stays in the minutes of the first one', async () => {
    const { owners, id, meetingId, room } = await underWay()
    await attendAs(owners, meetingId, { Anne: 'present' })
    await room.record(owners.person('Anne'), 'against')
    expect(await status(room.count())).toBe(201)
    const desk = deskOf(id, owners.person('Anne'))
    expect((await desk.read()).life).toBe('discarded')
    expect(await refusal(desk.ask())).toEqual(notPossible)
  })
})
