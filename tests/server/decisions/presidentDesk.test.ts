import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import type { OfferCode } from '#contract/offers.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { ballotsOf, dueAt, openDecision } from '#tests/support/server/decisionCalls.ts'
import { deskOf, newsOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

const impossible = { status: 409, code: 'action_not_possible' }
const tooSoon = { status: 422, code: 'noticePeriod', field: 'meeting.held_at' }
const moveTo = (moment: string | Date) =>
  server.clock.advance(new Date(moment).getTime() - server.platform.now().getTime())

/**
 * A decision that a quarter of the votes wants to bring to a meeting. It is the 15th of January, ten o'clock in
 * Paris.
 */
async function waiting({ offer = 'ESE', ...changes }: { readonly offer?: OfferCode } & Record<string, unknown> = {}) {
  const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 }, offer })
  const { id } = await openDecision(world, changes)
  const by = (name: string) => deskOf(id, world.person(name))
  await by('Anne').ask('Parlons-en.')
  return { world, id, by }
}

describe('the president calls the meeting', () => {
  it('at least 21 clear days ahead, in the building’s time zone', async () => {
    const { by } = await waiting()
    // The last moment of the 5th of February in Paris leaves twenty clear days.
    expect(await refusal(by('president').organise('2030-02-05T22:59:59.999Z'))).toEqual(tooSoon)
    expect(await refusal(by('president').organise('2029-12-31T18:00:00.000Z'))).toEqual(tooSoon)
    expect((await by('Anne').read()).life).toBe('awaitingRequalification')
    expect((await by('president').organise('2030-02-05T23:00:00.000Z')).status).toBe(201)
  })

  it.each([
    ['2030-03-20T09:00:00Z', '2030-04-10T21:59:59.999Z', '2030-04-10T22:00:00.000Z'],
    ['2030-10-10T09:00:00Z', '2030-10-31T22:59:59.999Z', '2030-10-31T23:00:00.000Z'],
  ])('over the night on which clocks change, from %s', async (today, early, late) => {
    moveTo(today)
    const { by } = await waiting({ dueAt: '2030-12-01T12:00:00.000Z' })
    expect(await refusal(by('president').organise(early))).toEqual(tooSoon)
    expect((await by('president').organise(late)).status).toBe(201)
  })

  it('10 to 45 days ahead in Québec', async () => {
    const { by } = await waiting({ offer: 'VQC', rule: 'ccq1096' })
    expect(await refusal(by('president').organise('2030-01-26T04:59:00.000Z'))).toEqual(tooSoon)
    expect(await refusal(by('president').organise('2030-03-02T05:00:00.000Z'))).toEqual(tooSoon)
    expect((await by('president').organise('2030-03-02T04:59:00.000Z')).status).toBe(201)
  })

  it('which joins the list of the place, links the decision, and closes the requests', async () => {
    const { world, by, id } = await waiting()
    const traces = await tracesOf(server, () => by('president').organise('2030-03-01T17:30:00.000Z'))
    expect(traces.actions).toEqual(['decisions.organiseMeeting'])
    expect(traces.events.filter(({ placeId }) => placeId === world.placeId).map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['decisions', 'meetings']),
    )
    const decision = await by('Bruno').read()
    expect(decision).toMatchObject({
      life: 'requalified',
      status: 'requalified',
      meeting: { kind: 'extraordinary', heldAt: '2030-03-01T17:30:00.000Z', location: 'Salle des fêtes' },
      support: { votes: 0, people: 0, isReached: false },
    })
    const { data } = await world
      .person('Bruno')
      .get(meetingRoutes.list, { params: { placeId: world.placeId }, query: { q: 'next' } })
    expect(data.result).toEqual([decision.meeting?.id])
    expect(await refusal(ballotsOf(id, world.person('Bruno')).vote('for'))).toEqual(impossible)
    expect(await refusal(by('president').refuse())).toEqual(impossible)
  })

  it('which is announced with its day to everybody with a vote and to staff', async () => {
    const { world, by } = await waiting()
    const told = await newsOf(server, world, () => by('president').organise('2030-03-01T17:30:00.000Z'))
    expect(told.people).toEqual(['Anne', 'Bruno', 'manager'])
    expect(told.titleFor('Bruno')).toBe(
      'Une assemblée extraordinaire se tiendra le 1er mars 2030 à 18\u00a0h\u00a030 sur «\u00a0Ravalement de la façade\u00a0»',
    )
  })

  it('only once, however many equal requests arrive', async () => {
    const { world, id } = await waiting()
    const { token, confirmationToken } = world.person('president')
    const meeting = { heldAt: '2030-03-01T17:30:00.000Z', location: 'Salle des fêtes', confirmationToken }
    const send = () =>
      requestRoute(server.app, routes.organiseMeeting, {
        params: { decisionId: id },
        token,
        headers: { 'idempotency-key': 'calls-once' },
        body: { meeting },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    const held = await server.platform.db.select().from(meetings).where(eq(meetings.placeId, world.placeId))
    expect(held).toHaveLength(1)
  })
})

describe('the president refuses', () => {
  it('with a reason that stays, and the vote goes on', async () => {
    const { world, by, id } = await waiting()
    expect(await refusal(by('president').refuse('   '))).toMatchObject({ status: 422, field: 'refusal.reason' })
    const told = await newsOf(server, world, () => by('president').refuse('Le vote suffit.'))
    expect(told.people).toEqual(['Anne', 'Bruno', 'manager'])
    expect(await by('Anne').read()).toMatchObject({
      life: 'open',
      status: 'youHaveToVote',
      presidentAnswer: 'Le vote suffit.',
      support: { votes: 0, isSupporter: false },
    })
    expect((await by('president').read()).support.messages).toEqual([])
    expect((await ballotsOf(id, world.person('Anne')).vote('against')).status).toBe(201)
    // People who still want a meeting request it again.
    expect((await by('Anne').ask()).status).toBe(201)
  })

  it('a meeting on a rejected decision, which stays rejected', async () => {
    const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 } })
    const { id } = await openDecision(world)
    const by = (name: string) => deskOf(id, world.person(name))
    moveTo(dueAt)
    await runClock(server)
    await by('Anne').ask()
    expect((await by('Anne').read()).life).toBe('awaitingRequalification')
    await by('president').refuse()
    expect((await by('Anne').read()).life).toBe('discarded')
  })

  it('when the date has passed meanwhile: voting is over, and the votes are counted', async () => {
    const { world, by, id } = await waiting()
    moveTo(dueAt)
    await runClock(server)
    expect((await by('Anne').read()).life).toBe('awaitingRequalification')
    await by('president').refuse()
    expect((await by('Anne').read()).status).toBe('pastDate')
    expect(await refusal(ballotsOf(id, world.person('Anne')).vote('for'))).toEqual(impossible)
    await runClock(server)
    expect((await by('Anne').read()).status).toBe('discarded')
  })
})

describe('the president closes', () => {
  it('an abandoned project, with or without a reason', async () => {
    const { world, by, id } = await waiting()
    const told = await newsOf(server, world, () => by('president').abandon('Trop cher.'))
    expect(told.titleFor('Anne')).toBe('Le président abandonne le projet «\u00a0Ravalement de la façade\u00a0»')
    expect(await by('Anne').read()).toMatchObject({
      life: 'concluded',
      verdict: null,
      presidentAnswer: 'Trop cher.',
      support: { people: 0 },
    })
    expect(await refusal(ballotsOf(id, world.person('Anne')).vote('for'))).toEqual(impossible)
    expect(await refusal(by('president').conclude())).toEqual(impossible)
    const other = await waiting()
    await other.by('president').abandon()
    expect(await other.by('Anne').read()).toMatchObject({ life: 'concluded', presidentAnswer: null })
  })

  it('a decision that is adopted, rejected or brought to a meeting, but none still open', async () => {
    const { by } = await waiting()
    expect(await refusal(by('president').conclude())).toEqual(impossible)
    await by('president').organise('2030-03-01T17:30:00.000Z')
    expect((await by('president').conclude()).status).toBe(201)
    expect(await by('Anne').read()).toMatchObject({ life: 'concluded', verdict: null })

    const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 } })
    const { id } = await openDecision(world)
    const president = deskOf(id, world.person('president'))
    expect(await refusal(president.conclude())).toEqual(impossible)
    expect(await refusal(president.organise('2030-03-01T17:30:00.000Z'))).toEqual(impossible)
    await ballotsOf(id, world.person('Anne')).vote('for')
    moveTo(dueAt)
    await runClock(server)
    expect((await president.read()).life).toBe('accepted')
    expect((await president.conclude()).status).toBe(201)
  })

  it('a project whose vote is over, and whose outcome stays in its status, its lists and its news', async () => {
    for (const [choice, verdict, word] of [
      ['for', 'accepted', 'adopté'],
      ['against', 'discarded', 'rejeté'],
    ] as const) {
      server.clock.reset()
      const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 } })
      const { id } = await openDecision(world)
      const president = deskOf(id, world.person('president'))
      await ballotsOf(id, world.person('Bruno')).vote(choice)
      expect((await president.read()).verdict).toBeNull()
      moveTo(dueAt)
      await runClock(server)
      expect(await president.read()).toMatchObject({ life: verdict, verdict })

      const told = await newsOf(server, world, () => president.conclude())
      expect(told.titleFor('Anne')).toBe(`Le projet «\u00a0Ravalement de la façade\u00a0», ${word}, est clos`)
      expect(await president.read()).toMatchObject({ life: 'concluded', status: 'concluded', verdict })
      const { data } = await world.person('Anne').get(routes.list, { params: { placeId: world.placeId } })
      expect(data.result.map((one) => data.entities.decisions[one]?.verdict)).toEqual([verdict])
    }
  })

  it('an abandoned project that the vote had rejected, which stays rejected', async () => {
    const world = await makeOwners(server, { owners: { Anne: 300, Bruno: 700 } })
    const { id } = await openDecision(world)
    const by = (name: string) => deskOf(id, world.person(name))
    moveTo(dueAt)
    await runClock(server)
    await by('Anne').ask()
    expect(await by('Anne').read()).toMatchObject({ life: 'awaitingRequalification', verdict: 'discarded' })
    await by('president').abandon()
    expect(await by('Anne').read()).toMatchObject({ life: 'concluded', verdict: 'discarded' })
  })
})

describe('nobody but the president', () => {
  it('answers requests, and the president only with a password typed a moment ago', async () => {
    const { by } = await waiting()
    const day = '2030-03-01T17:30:00.000Z'
    const forbidden = { status: 403, code: 'forbidden' }
    for (const name of ['Anne', 'Bruno', 'manager']) {
      const { organise, refuse, abandon, conclude } = by(name)
      for (const answer of [organise(day), refuse(), abandon(), conclude()]) {
        expect([name, await refusal(answer)]).toEqual([name, forbidden])
      }
    }
    const stale = { confirmationToken: 'of another time' }
    const { organise, refuse, abandon, conclude } = by('president')
    for (const answer of [organise(day, stale), refuse('Non.', stale), abandon(null, stale), conclude(stale)]) {
      expect(await refusal(answer)).toEqual({ status: 409, code: 'confirmation_required' })
    }
    expect((await by('Anne').read()).life).toBe('awaitingRequalification')
  })
})
