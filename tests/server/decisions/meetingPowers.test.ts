import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes as routes } from '#contract/decisions/meetingPowers.ts'
import { paperPaths } from '#contract/papers.ts'
import { proxyExclusions } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { openDecision } from '#tests/support/server/decisionCalls.ts'
import { addRole, newsOf, refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { readPaper } from '#tests/support/server/paperCalls.ts'
import { attendAs, bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const tantiemes = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 }
const notPossible = { status: 409, code: 'action_not_possible' }
const forbidden = { status: 409, code: 'proxy_forbidden' }
const hour = 3_600_000
let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: tantiemes })
})
afterAll(() => server.close())

const status = async (answer: Promise<Response>) => (await answer).status

/** A meeting of the place that begins in this many hours; a negative number = it has begun. */
async function meetingIn(hours: number, { placeId } = owners): Promise<string> {
  const id = randomUUID()
  const heldAt = new Date(server.clock.now().getTime() + hours * hour)
  await server.platform.db
    .insert(meetings)
    .values({ id, placeId, kind: 'ordinary', heldAt, location: 'Salle des fêtes' })
  return id
}
/** Moves the start of the meeting this many hours into the past. */
const begin = (id: string, hours = 1) =>
  server.platform.db
    .update(meetings)
    .set({ heldAt: new Date(server.clock.now().getTime() - hours * hour) })
    .where(eq(meetings.id, id))

/** What one owner does about the powers for a meeting, by name. */
function powersBy(meetingId: string, name: string, world = owners) {
  const by = world.person(name)
  const { confirmationToken } = by
  const params = { meetingId }
  const detail = () => by.get(meetingDeskRoutes.read, { params })
  /** The only power that may still be answered or revoked. */
  const only = async () => {
    const { powers } = await detail()
    const withStatus = (wanted: string) => powers.find((power) => power.status === wanted)
    return { meetingId, powerId: (withStatus('offered') ?? withStatus('accepted') ?? powers[0])?.id ?? '' }
  }
  return {
    detail,
    read: async () => (await detail()).powers,
    give: (holder: string, changes: object = {}) =>
      by.call(routes.give, {
        params,
        body: { power: { holderId: world.person(holder).userId, confirmationToken, ...changes } },
      }),
    answer: async (isAccepted: boolean) =>
      by.call(routes.answer, { params: await only(), body: { answer: { isAccepted } } }),
    revoke: async () => by.call(routes.revoke, { params: await only() }),
    holders: async (query: Record<string, string> = {}) => {
      const { data } = await by.get(routes.holders, { params, query })
      return data.result.map((id) => data.entities.holders[id]?.person.displayName)
    },
  }
}

/** An accepted power for a meeting in an hour. */
async function accepted(giver: string, holder: string) {
  const id = await meetingIn(1)
  expect(await status(powersBy(id, giver).give(holder))).toBe(201)
  expect(await status(powersBy(id, holder).answer(true))).toBe(204)
  return id
}

async function attendancesOf(meetingId: string) {
  const { data } = await owners.person('manager').get(meetingDeskRoutes.attendees, { params: { meetingId } })
  return Object.fromEntries(
    data.result.flatMap((id) => {
      const row = data.entities.attendees[id]
      if (!row || (row.attendance === 'absent' && row.representative === null)) return []
      return [[row.person.displayName, [row.attendance, row.representative?.displayName ?? null]]]
    }),
  )
}

describe('a power for a whole meeting', () => {
  it('is offered and accepted, and only the other party is notified', async () => {
    const id = await meetingIn(1)
    expect(await powersBy(id, 'A').holders()).toEqual(['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'])
    expect(await powersBy(id, 'A').holders({ 'filter[search]': 'b' })).toEqual(['B'])
    const offered = await newsOf(server, owners, async () => {
      expect(await status(powersBy(id, 'A').give('B', { instructions: 'Contre le ravalement.' }))).toBe(201)
    })
    expect(offered.people).toEqual(['B'])
    expect(offered.titleFor('B')).toMatch(/^A vous donne pouvoir pour l’assemblée du /)
    expect(JSON.stringify(offered.rows)).not.toContain('ravalement')
    expect(offered.rows.map(({ path }) => path)).toEqual([`/assemblees/${id}`])
    const seen = { status: 'offered', votes: 240, instructions: 'Contre le ravalement.' }
    expect(await powersBy(id, 'B').read()).toMatchObject([{ ...seen, isOwn: false, giver: { displayName: 'A' } }])
    expect(await powersBy(id, 'C').read()).toEqual([])
    const answered = await newsOf(server, owners, async () => {
      expect(await status(powersBy(id, 'B').answer(true))).toBe(204)
    })
    expect(answered.people).toEqual(['A'])
    expect(await powersBy(id, 'A').read()).toMatchObject([{ status: 'accepted', isOwn: true }])
  })

  it('may be declined, given back or revoked; then somebody else can be named', async () => {
    const id = await meetingIn(1)
    expect(await status(powersBy(id, 'A').give('B'))).toBe(201)
    expect(await refusal(powersBy(id, 'A').give('C'))).toEqual({ status: 409, code: 'conflict' })
    expect(await status(powersBy(id, 'B').answer(false))).toBe(204)
    expect(await status(powersBy(id, 'A').give('C'))).toBe(201)
    expect(await status(powersBy(id, 'C').answer(true))).toBe(204)
    expect(await status(powersBy(id, 'C').answer(false))).toBe(204)
    expect(await status(powersBy(id, 'A').give('D'))).toBe(201)
    expect(await status(powersBy(id, 'A').revoke())).toBe(204)
    expect((await powersBy(id, 'A').read()).map((power) => power.status).toSorted()).toEqual([
      'declined',
      'declined',
      'revoked',
    ])
    expect(await refusal(powersBy(id, 'A').revoke())).toEqual(notPossible)
  })

  it('needs the password, another owner, and a meeting that has not begun', async () => {
    const id = await meetingIn(1)
    const made = { confirmationToken: 'made-up' }
    expect(await refusal(powersBy(id, 'A').give('B', made))).toMatchObject({ code: 'confirmation_required' })
    for (const holder of ['A', 'manager', 'president']) {
      expect(await refusal(powersBy(id, 'A').give(holder))).toMatchObject({ status: 422, field: 'power.holder_id' })
    }
    await powersBy(id, 'A').give('B')
    await begin(id)
    expect(await refusal(powersBy(id, 'C').give('D'))).toEqual(notPossible)
    expect(await refusal(powersBy(id, 'B').answer(true))).toEqual(notPossible)
    expect(await status(powersBy(id, 'B').answer(false))).toBe(204)
  })

  it('cannot be seen, answered or revoked by anybody else', async () => {
    const id = await meetingIn(1)
    await powersBy(id, 'A').give('B')
    const [power] = await powersBy(id, 'A').read()
    const params = { meetingId: id, powerId: power?.id ?? '' }
    const body = { answer: { isAccepted: true } }
    expect(await status(owners.person('C').call(routes.answer, { params, body }))).toBe(404)
    expect(await status(owners.person('C').call(routes.revoke, { params }))).toBe(404)
    expect(await refusal(owners.person('A').call(routes.answer, { params, body }))).toEqual(notPossible)
    expect(await refusal(owners.person('B').call(routes.revoke, { params }))).toEqual(notPossible)
    expect(await status(owners.person('manager').call(routes.answer, { params, body }))).toBe(403)
    expect(await status(owners.person('president').call(routes.holders, { params }))).toBe(404)
    const stranger = await makeOwners(server, { owners: { Voisin: 10 } })
    expect(await status(stranger.person('Voisin').call(routes.holders, { params }))).toBe(404)
  })
})

describe('article 22 in a meeting', () => {
  it('lets nobody accept more than three powers above a tenth of the votes, however fast they come', async () => {
    const id = await meetingIn(1)
    for (const name of ['A', 'B', 'C', 'D', 'E']) expect(await status(powersBy(id, name).give('J'))).toBe(201)
    const by = owners.person('J')
    const answers = await Promise.all(
      (await powersBy(id, 'J').read()).map(({ id: powerId }) =>
        by.call(routes.answer, { params: { meetingId: id, powerId }, body: { answer: { isAccepted: true } } }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409, 409])
    expect(await refusal(powersBy(id, 'F').give('J'))).toEqual({ status: 409, code: 'proxy_limit_reached' })
  })

  it('forbids chains, and holders on the side of the manager', async () => {
    const id = await accepted('A', 'B')
    expect(await refusal(powersBy(id, 'B').give('C'))).toEqual(forbidden)
    expect(await refusal(powersBy(id, 'D').give('A'))).toEqual(forbidden)
    const { placeId } = owners
    await server.platform.db
      .insert(proxyExclusions)
      .values({ placeId, userId: owners.person('H').userId, reason: 'relative' })
    expect(await refusal(powersBy(id, 'D').give('H'))).toEqual(forbidden)
    await addRole(server, owners, 'I', 'employee')
    expect(await refusal(powersBy(id, 'D').give('I'))).toEqual(forbidden)
  })
})

describe('an owner who gave a power', () => {
  it('is represented once the holder is recorded as present, and no longer when the holder is not there', async () => {
    const id = await accepted('A', 'B')
    expect(await attendancesOf(id)).toEqual({ A: ['absent', 'B'] })
    await attendAs(owners, id, { B: 'present' })
    expect(await attendancesOf(id)).toEqual({ A: ['represented', 'B'], B: ['present', null] })
    await begin(id, 13)
    const { token } = owners.person('A')
    const minutes = await readPaper(server, paperPaths.meetingMinutes, { token, params: { meetingId: id } })
    expect(minutes.text).toContain('Représenté par B')
    await begin(id)
    await attendAs(owners, id, { B: 'absent' })
    expect(await attendancesOf(id)).toEqual({ A: ['absent', 'B'] })
    // An owner who comes in person stays recorded as present.
    await attendAs(owners, id, { A: 'present', B: 'present' })
    expect(await attendancesOf(id)).toEqual({ A: ['present', 'B'], B: ['present', null] })
  })

  it('has used it once the room has recorded their vote: neither party can take it back', async () => {
    const { id: decisionId } = await openDecision(owners)
    const id = await bringToMeeting(server, owners, decisionId, 1)
    await powersBy(id, 'A').give('B')
    await powersBy(id, 'B').answer(true)
    await begin(id)
    await attendAs(owners, id, { B: 'present' })
    const room = roomOf(decisionId, owners.person('manager'))
    expect(await status(room.record(owners.person('A'), 'against'))).toBe(200)
    const { voters } = await room.voters({ filter: 'in_room' })
    expect(voters.map(({ person, representative }) => [person.displayName, representative?.displayName])).toEqual([
      ['A', 'B'],
      ['B', undefined],
    ])
    expect(await powersBy(id, 'A').read()).toMatchObject([{ status: 'used' }])
    expect(await refusal(powersBy(id, 'A').revoke())).toEqual(notPossible)
    expect(await refusal(powersBy(id, 'B').answer(false))).toEqual(notPossible)
    const params = { meetingId: id, userId: owners.person('B').userId }
    const leave = owners
      .person('manager')
      .call(meetingDeskRoutes.attend, { params, body: { attendee: { attendance: 'absent' } } })
    expect(await refusal(leave)).toEqual({ status: 409, code: 'conflict' })
  })
})
