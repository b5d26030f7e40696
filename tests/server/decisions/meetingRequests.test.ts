import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import { meetingRequests } from '#server/areas/decisions/decisions.tables.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { addRole, deskOf, newsOf, refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A decision of a place with these owners, and the actions that each of them can take. */
async function decisionOf(owners: Readonly<Record<string, number>>, strangers: readonly number[] = [], changes = {}) {
  const world = await makeOwners(server, { owners, strangers })
  const { id } = await openDecision(world, changes)
  return { world, id, by: (name: string) => deskOf(id, world.person(name)) }
}
const requestsOf = (id: string) =>
  server.platform.db.select().from(meetingRequests).where(eq(meetingRequests.decisionId, id))
const impossible = { status: 409, code: 'action_not_possible' }

describe('a quarter of all votes', () => {
  it('is reached exactly, and not with one vote less', async () => {
    const { by } = await decisionOf({ Anne: 249, Bruno: 1, Chloé: 750 })
    expect((await by('Anne').ask()).status).toBe(201)
    const before = await by('Anne').read()
    expect(before).toMatchObject({
      life: 'open',
      support: {
        votes: 249,
        totalVotes: 1000,
        needed: 250,
        missing: 1,
        people: 1,
        isReached: false,
        isSupporter: true,
      },
    })
    expect((await by('Bruno').ask()).status).toBe(201)
    const after = await by('Anne').read()
    expect(after).toMatchObject({
      life: 'awaitingRequalification',
      support: { votes: 250, missing: 0, people: 2, isReached: true },
    })
  })

  it.each([
    [1001, 250, false],
    [1001, 251, true],
    [999, 249, false],
    [999, 250, true],
    [3, 1, true],
  ])('of %i votes, %i reach it: %s', async (total, asked, isReached) => {
    const { by } = await decisionOf({ Anne: asked, Bruno: total - asked })
    await by('Anne').ask()
    const { life, support } = await by('Anne').read()
    expect([support.isReached, life]).toEqual([isReached, isReached ? 'awaitingRequalification' : 'open'])
  })

  it('counts all votes, including those of owners who do not use the portal', async () => {
    const { by } = await decisionOf({ Anne: 200 }, [800])
    await by('Anne').ask()
    expect((await by('Anne').read()).support).toMatchObject({ totalVotes: 1000, missing: 50, isReached: false })
  })

  it('counts tantièmes, even if the decision counts other votes', async () => {
    const owners = { Anne: 240, Bruno: 10, Chloé: 750 }
    const world = await makeOwners(server, { owners })
    const keyId = await world.insertKey('Ascenseur', { 1: 90, 2: 10 })
    const { id } = await openDecision(world, { rule: 'art24_iii', keyId })
    await deskOf(id, world.person('Anne')).ask()
    expect((await deskOf(id, world.person('Anne')).read()).support).toMatchObject({ votes: 240, missing: 10 })
    // Chloé owns nothing that the lift serves, so she is not on the roll.
    expect(await refusal(deskOf(id, world.person('Chloé')).ask())).toEqual(impossible)
  })
})

describe('the board', () => {
  /** The president, who owns nothing, and these members. */
  const boardOf = async (world: Owners, ...names: string[]) => {
    for (const name of names) await addRole(server, world, name, 'coownership_board_member')
  }

  it('requests as a whole once more than half of it does, including its president', async () => {
    const { world, by } = await decisionOf({ Anne: 10, Bruno: 10, Chloé: 980 })
    await boardOf(world, 'Anne', 'Bruno')
    await by('Anne').ask()
    expect(await by('Anne').read()).toMatchObject({ life: 'open', support: { boardPeople: 1, boardNeeded: 2 } })
    expect((await by('president').ask()).status).toBe(201)
    expect(await by('Anne').read()).toMatchObject({
      life: 'awaitingRequalification',
      support: { people: 2, boardPeople: 2, votes: 10, isReached: true },
    })
  })

  it('requests nothing with only half of it, nor where there is no board', async () => {
    const half = await decisionOf({ Anne: 10, Bruno: 10, Chloé: 980 })
    await boardOf(half.world, 'Anne', 'Chloé')
    await addRole(server, half.world, 'Bruno', 'president_board_member')
    for (const name of ['Anne', 'president']) await half.by(name).ask()
    expect(await half.by('Anne').read()).toMatchObject({ life: 'open', support: { boardPeople: 2, boardNeeded: 3 } })

    const none = await decisionOf({ Anne: 10, Bruno: 990 })
    await removeMember(server, none.world.person('president').userId, none.world.placeId)
    await none.by('Anne').ask()
    expect(await none.by('Anne').read()).toMatchObject({ life: 'open', support: { boardPeople: 0, boardNeeded: 1 } })
  })

  it('is counted by head: one person with two seats counts once', async () => {
    const { world, by } = await decisionOf({ Anne: 10, Bruno: 990 })
    await boardOf(world, 'Anne')
    await addRole(server, world, 'Anne', 'president_board_member')
    await by('Anne').ask()
    expect((await by('Anne').read()).support).toMatchObject({ people: 1, boardPeople: 1, boardNeeded: 2 })
  })

  it('also counts members without a share of a cost that only its bearers vote on', async () => {
    const world = await makeOwners(server, { owners: { Anne: 100, Bruno: 100, Chloé: 800 } })
    await boardOf(world, 'Anne', 'Chloé')
    const keyId = await world.insertKey('Ascenseur', { 1: 90, 2: 10 })
    const { id } = await openDecision(world, { rule: 'art24_iii', keyId })
    const by = (name: string) => deskOf(id, world.person(name))
    expect((await by('Chloé').ask('Pour tout l’immeuble.')).status).toBe(201)
    // She has no votes in this decision, but is one of three board members.
    const support = { people: 1, boardPeople: 1, boardNeeded: 2, votes: 0, isSupporter: true, isReached: false }
    expect(await by('Chloé').read()).toMatchObject({ life: 'open', ownVotes: null, support })
    expect((await ballotsOf(id, world.person('Chloé')).vote('for')).status).toBe(409)
    expect(await refusal(by('Chloé').ask())).toEqual(impossible)
    expect((await by('Chloé').withdraw()).status).toBe(204)

    await by('Chloé').ask()
    await by('Anne').ask()
    const told = await by('president').read()
    expect(told).toMatchObject({ life: 'awaitingRequalification', support: { boardPeople: 2, votes: 100 } })
    expect((await by('president').refuse()).status).toBe(201)
    expect((await by('Chloé').read()).support.people).toBe(0)
  })

  it('is the current board of the place', async () => {
    const { world, by } = await decisionOf({ Anne: 10, Bruno: 990 })
    const elsewhere = await makeOwners(server, { owners: { Zoé: 10 } })
    await boardOf(elsewhere, 'Zoé')
    const stranger = deskOf((await by('Anne').read()).id, elsewhere.person('Zoé'))
    expect(await refusal(stranger.ask())).toEqual({ status: 404, code: 'not_found' })
    await addRole(server, world, 'manager', 'lessor')
    expect(await refusal(by('manager').ask())).toEqual(impossible)
  })
})

describe('a request', () => {
  it('can be made once, withdrawn and made again, but not withdrawn once the president has it', async () => {
    const { by, id } = await decisionOf({ Anne: 240, Bruno: 760 })
    expect(await refusal(by('Anne').withdraw())).toEqual(impossible)
    await by('Anne').ask()
    expect(await refusal(by('Anne').ask())).toEqual(impossible)
    expect((await by('Anne').withdraw()).status).toBe(204)
    expect((await by('Anne').read()).support).toMatchObject({ votes: 0, people: 0, isSupporter: false })
    expect((await by('Anne').ask()).status).toBe(201)
    expect(await requestsOf(id)).toHaveLength(2)
    await by('Bruno').ask()
    expect(await refusal(by('Anne').withdraw())).toEqual(impossible)
    expect(await refusal(by('Bruno').ask())).toEqual(impossible)
  })

  it('carries a message that only the president reads, together with the decision', async () => {
    const { world, by } = await decisionOf({ Anne: 300, Bruno: 700 })
    await addRole(server, world, 'Bruno', 'coownership_board_member')
    const told = await newsOf(server, world, () => by('Anne').ask('Parlons-en de vive voix.'))
    expect(told.people).toEqual(['Bruno', 'manager', 'president'])
    expect(told.titleFor('president')).toBe(
      'À vous de répondre aux copropriétaires qui demandent une assemblée extraordinaire sur «\u00a0Ravalement de la façade\u00a0»',
    )
    expect(told.rows.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(1)
    expect(JSON.stringify(told.rows)).not.toContain('vive voix')
    expect((await by('president').read()).support.messages).toMatchObject([
      { author: { displayName: 'Anne' }, message: 'Parlons-en de vive voix.' },
    ])
    for (const name of ['Anne', 'Bruno', 'manager']) expect((await by(name).read()).support.messages).toEqual([])
  })

  it('leaves an audit entry, and reaches open pages', async () => {
    const { world, by, id } = await decisionOf({ Anne: 100, Bruno: 900 })
    const asked = await tracesOf(server, () => by('Anne').ask('Un secret.'))
    expect(asked.entries).toMatchObject([
      { action: 'decisions.requestMeeting', subjectId: id, detail: { isReached: false } },
    ])
    expect(asked.events).toEqual([{ topic: 'decisions', userId: null, placeId: world.placeId }])
    expect(JSON.stringify(asked.entries)).not.toContain('secret')
    expect((await tracesOf(server, () => by('Anne').withdraw())).actions).toEqual(['decisions.withdrawRequest'])
  })

  it('requires a password typed a moment ago, and a role', async () => {
    const { by, id } = await decisionOf({ Anne: 300, Bruno: 700 })
    const unconfirmed = { status: 409, code: 'confirmation_required' }
    expect(await refusal(by('Anne').ask(null, { confirmationToken: 'another' }))).toEqual(unconfirmed)
    expect(await refusal(by('manager').ask())).toEqual({ status: 403, code: 'forbidden' })
    expect(await requestsOf(id)).toEqual([])
  })

  it('is created once by ten simultaneous requests', async () => {
    const { world, id } = await decisionOf({ Anne: 100, Bruno: 900 })
    const { token, confirmationToken } = world.person('Anne')
    const send = () =>
      requestRoute(server.app, routes.requestMeeting, {
        params: { decisionId: id },
        token,
        headers: { 'idempotency-key': 'asks-once' },
        body: { meetingRequest: { message: null, confirmationToken } },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(await requestsOf(id)).toHaveLength(1)
  })

  it('stops the vote until the president has answered', async () => {
    const { world, by, id } = await decisionOf({ Anne: 300, Bruno: 700 })
    await by('Anne').ask()
    expect(await refusal(ballotsOf(id, world.person('Bruno')).vote('for'))).toEqual(impossible)
  })
})
