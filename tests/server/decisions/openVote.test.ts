import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import type { RoleName } from '#contract/roles.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { publish } from '#server/services/live/publish.ts'
import { ballotsOf, dueAt, everybodyVotes, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { nothing } from '#tests/support/server/isolationRows.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { makeOwners, type Owners, type Person } from '#tests/support/server/ownersWorld.ts'
import { bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { callsOf, namedRoutes } from '#tests/support/server/routeCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const tantiemes = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 }
let server: TestServer
let owners: Owners
const watchers = new Map<string, Person>()
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: tantiemes })
  const others = await makeOwners(server, { owners: { accountant: 10, tenant: 10, stranger: 10 } })
  const roles = { accountant: 'coowner_accountant', tenant: 'tenant' } as const satisfies Record<string, RoleName>
  for (const [name, role] of Object.entries(roles)) {
    const { userId } = others.person(name)
    await server.platform.db
      .insert(memberships)
      .values({ userId, placeId: owners.placeId, role, since: server.platform.now() })
  }
  for (const name of ['manager', 'president', 'J']) watchers.set(name, owners.person(name))
  for (const name of ['accountant', 'tenant', 'stranger']) watchers.set(name, others.person(name))
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const watched = ['decisions', 'meetings', 'meetingDesk', 'notifications', 'search', 'news', 'places', 'community']

/** Everything that each watcher can read, by watcher and route, except the log, which hides choices behind secrets and names nobody. */
async function everythingRead(decisionId: string) {
  const calls = callsOf({ ...nothing, placeId: owners.placeId, decisionId })
  const texts: Record<string, string> = {}
  for (const [watcher, { call }] of watchers) {
    for (const { name, route } of namedRoutes) {
      const [area = ''] = name.split('.')
      if (route.method !== 'get' || !watched.includes(area) || name === 'decisions.ballots') continue
      const response = await call(route, calls.get(name))
      texts[`${watcher}: ${name}`] = (await response.text())
        .replaceAll(decisionId, 'the decision')
        .replace(/"log":\{[^}]*\}/g, '"log"')
        .replace(/"request_id":"[^"]*"/, '"request_id"')
    }
  }
  return texts
}

describe('while a vote is open', () => {
  it('reads the same whatever ten owners choose, for everybody who may watch', async () => {
    const { id } = await openDecision(owners)
    const voters = owners.names.map((name) => ballotsOf(id, owners.person(name)))
    for (const by of voters) expect((await by.vote('for')).status).toBe(201)
    const before = await everythingRead(id)
    expect(Object.keys(before).length).toBeGreaterThan(60)
    for (const by of voters.slice(0, -1)) {
      expect((await by.change((await by.detail()).ownVote?.id ?? '', 'against')).status).toBe(201)
    }
    expect(await everythingRead(id)).toEqual(before)
  })

  it('reads the same whoever votes', async () => {
    const first = await openDecision(owners)
    const second = await openDecision(owners)
    await ballotsOf(first.id, owners.person('A')).vote('against')
    await ballotsOf(second.id, owners.person('I')).vote('for')
    const ballotId = await storeBallot(server, owners.person('B'))
    expect((await ballotsOf(first.id, owners.person('B')).voteFor(owners.person('C'), 'for', ballotId)).status).toBe(
      201,
    )
    // A vote by paper power does not count until it is checked.
    expect(await checksOf(server, first.id, owners.person('manager')).confirmAll()).toEqual([201])
    await ballotsOf(second.id, owners.person('G')).vote('abstain')
    const ofOne = Object.entries(await everythingRead(first.id)).filter(([name]) => /decisions\.(?!list)/.test(name))
    expect(await everythingRead(second.id)).toMatchObject(Object.fromEntries(ofOne))
  })

  it('tells how many take part, and the count once it has closed', async () => {
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { A: 'for', B: 'against' })
    const detail = () => owners.person('manager').get(decisionRoutes.read, { params: { decisionId: id } })
    const turnout = { votersCount: 10, votersExpressed: 2, rawTotalVotes: 1000, hasQuorum: null }
    expect(await detail()).toMatchObject({ hasLiveCount: false, tally: null, turnout })
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    expect(await detail()).toMatchObject({ life: 'pastDate', tally: null })
    await runClock(server)
    expect(await detail()).toMatchObject({ life: 'accepted', tally: { for: 240, against: 160 }, turnout })
  })

  it('keeps the count of a suspended vote, and of one in its meeting', async () => {
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { A: 'for' })
    const by = ballotsOf(id, owners.person('J'))
    for (const name of ['A', 'B']) await deskOf(id, owners.person(name)).ask()
    expect(await by.detail()).toMatchObject({ life: 'awaitingRequalification', tally: null })
    await bringToMeeting(server, owners, id)
    expect(await by.detail()).toMatchObject({ life: 'requalified', tally: null })
    expect((await roomOf(id, owners.person('president')).count()).status).toBe(201)
    expect(await by.detail()).toMatchObject({ life: 'accepted', tally: { for: 240 } })
  })

  it('says whether a quorum is reached where the law asks for one', async () => {
    const quebec = await makeOwners(server, { owners: { Anne: 400, Benoît: 350, Chloé: 250 }, offer: 'VQC' })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    const turnout = async () => (await ballotsOf(id, quebec.person('Chloé')).detail()).turnout
    await ballotsOf(id, quebec.person('Anne')).vote('for')
    expect(await turnout()).toMatchObject({ votersExpressed: 1, hasQuorum: false })
    await ballotsOf(id, quebec.person('Benoît')).vote('for')
    expect(await turnout()).toMatchObject({ votersExpressed: 2, hasQuorum: true })
  })

  it('shows the count of a decision that was opened with a live one', async () => {
    const { id, hasLiveCount } = await openDecision(owners, { hasLiveCount: true })
    await everybodyVotes(owners, id, { A: 'for' })
    expect(hasLiveCount).toBe(true)
    expect(await ballotsOf(id, owners.person('J')).tally()).toMatchObject({ for: 240 })
  })
})

describe('the roll of the room', () => {
  it('is refused until a meeting has begun', async () => {
    const notYet = { status: 409, code: 'action_not_possible' }
    const { id } = await openDecision(owners)
    await everybodyVotes(owners, id, { A: 'for' })
    const roll = () => owners.person('manager').call(decisionRoutes.roomVoters, { params: { decisionId: id } })
    expect(await refusal(roll())).toEqual(notYet)
    const meetingId = await bringToMeeting(server, owners, id, 1)
    expect(await refusal(roll())).toEqual(notYet)
    const attendances = async () => {
      const { data } = await owners.person('manager').get(meetingDeskRoutes.attendees, { params: { meetingId } })
      return Object.values(data.entities.attendees).filter((one) => one?.attendance !== 'absent').length
    }
    const attending = async () =>
      (await owners.person('J').get(meetingDeskRoutes.read, { params: { meetingId } })).votesAttending
    expect([await attendances(), await attending()]).toEqual([0, 0])
    server.clock.advance(3_600_000)
    expect((await roll()).status).toBe(200)
    expect([await attendances(), await attending()]).toEqual([1, 240])
  })
})

describe('live events of an open vote', () => {
  it('reach the voter at once, other readers within a minute without its moment, and nobody else', async () => {
    const { id } = await openDecision(owners)
    await runClock(server)
    const streamOf = (person: Person) => openStream(server, { token: person.token })
    const [voter, manager, tenant] = await Promise.all(
      [owners.person('A'), owners.person('manager'), watchers.get('tenant') ?? owners.person('B')].map(streamOf),
    )
    expect((await ballotsOf(id, owners.person('A')).vote('for')).status).toBe(201)
    const ofDecision = { topic: 'decisions', placeId: owners.placeId, subjectId: id }
    const { id: _, ...heard } = (await voter?.nextChange()) ?? {}
    expect(heard).toEqual(ofDecision)

    const tell = (topic: 'news' | 'reports') =>
      server.platform.db.transaction((tx) => publish(tx, server.platform, { topic, placeId: owners.placeId }))
    await tell('news')
    expect(await manager?.nextChange()).toMatchObject({ topic: 'news' })
    await ballotsOf(id, owners.person('B')).vote('for')
    await runClock(server)
    await runClock(server)
    await tell('news')
    expect(await manager?.nextChange()).toMatchObject(ofDecision)
    expect(await manager?.nextChange()).toMatchObject({ topic: 'news' })
    // The tenant reads no decisions, so they receive both events about news, and nothing between them.
    expect(await tenant?.nextChange()).toMatchObject({ topic: 'news' })
    expect(await tenant?.nextChange()).toMatchObject({ topic: 'news' })
    for (const stream of [voter, manager, tenant]) await stream?.leave()
  })

  it('that somebody missed follow the same rules', async () => {
    const tenant = watchers.get('tenant') ?? owners.person('A')
    const opened = await openStream(server, { token: tenant.token })
    const after = opened.lastId()
    await opened.leave()
    const { id } = await openDecision(owners)
    await ballotsOf(id, owners.person('A')).vote('for')
    await runClock(server)
    await server.platform.db.transaction((tx) =>
      publish(tx, server.platform, { topic: 'news', placeId: owners.placeId }),
    )
    const since = await openStream(server, { token: tenant.token, after })
    expect(await since.nextChange()).toMatchObject({ topic: 'news' })
    await since.leave()
  })
})
