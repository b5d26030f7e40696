import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { ballotsOf, dueAt, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { addRole, newsOf, refusal } from '#tests/support/server/deskCalls.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { powersOf } from '#tests/support/server/powerCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const tantiemes = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 }
const notPossible = { status: 409, code: 'action_not_possible' }
const forbidden = { status: 409, code: 'proxy_forbidden' }
let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: tantiemes })
})
beforeEach(() => server.clock.reset())
afterAll(() => server.close())

/** What one owner does about the powers of one decision, by name. */
function powersBy(decisionId: string, name: string, world = owners) {
  const calls = powersOf(decisionId, world.person(name))
  return {
    ...calls,
    give: (holder: string, changes: object = {}) => calls.give(world.person(holder), changes),
    voteFor: (principal: string, choice: 'for' | 'against' = 'for') => calls.voteFor(world.person(principal), choice),
  }
}
const status = async (answer: Promise<Response>) => (await answer).status

describe('a power given online', () => {
  it('is offered, accepted and used without a paper, and each step notifies only the other party', async () => {
    const { id } = await openDecision(owners)
    const giver = powersBy(id, 'A')
    const holder = powersBy(id, 'B')
    const stream = await openStream(server, { token: owners.person('C').token })
    const offered = await newsOf(server, owners, async () => {
      expect(await status(giver.give('B', { instructions: 'Contre, le devis est trop cher.' }))).toBe(201)
    })
    expect(offered.people).toEqual(['B'])
    expect(offered.titleFor('B')).toBe('A vous donne pouvoir de voter sur «\u00a0Ravalement de la façade\u00a0»')
    expect(JSON.stringify(offered.rows)).not.toContain('devis')
    expect(await holder.read()).toMatchObject([
      { isOwn: false, status: 'offered', votes: 240, instructions: 'Contre, le devis est trop cher.' },
    ])
    expect(await giver.read()).toMatchObject([{ isOwn: true, status: 'offered', holder: { displayName: 'B' } }])
    expect(await powersBy(id, 'C').read()).toEqual([])

    const accepted = await newsOf(server, owners, async () => {
      expect(await status(holder.answer(true))).toBe(204)
    })
    expect(accepted.people).toEqual(['A'])
    const used = await newsOf(server, owners, async () => {
      expect(await status(holder.voteFor('A', 'against'))).toBe(201)
    })
    expect(used.people).toEqual(['A'])
    expect(await giver.read()).toMatchObject([{ status: 'used' }])
    const { ownVote } = await ballotsOf(id, owners.person('A')).detail()
    expect(ownVote).toMatchObject({ choice: 'against', votes: 240, way: 'proxy', castBy: { displayName: 'B' } })
    expect(await ballotsOf(id, owners.person('A')).receipt(ownVote?.id ?? '')).toMatchObject({
      ballot: null,
      ballotHash: null,
    })
    expect(await verifyLog(server.platform.db, id)).toBeNull()
    expect(await refusal(giver.revoke())).toEqual(notPossible)
    expect(await status(ballotsOf(id, owners.person('A')).change(ownVote?.id ?? '', 'for'))).toBe(201)

    await openDecision(owners)
    // The first event that reaches another owner is about the next decision.
    expect((await stream.nextChange())?.subjectId).not.toBe(id)
    await stream.leave()
  })

  it('may be declined, given back or revoked; then another holder can be named', async () => {
    const { id } = await openDecision(owners)
    const giver = powersBy(id, 'A')
    expect(await status(giver.give('B'))).toBe(201)
    expect(await refusal(giver.give('C'))).toEqual({ status: 409, code: 'conflict' })
    expect(await status(powersBy(id, 'B').answer(false))).toBe(204)
    expect(await refusal(powersBy(id, 'B').answer(true))).toEqual(notPossible)
    expect(await status(giver.give('C'))).toBe(201)
    expect(await status(powersBy(id, 'C').answer(true))).toBe(204)
    expect(await status(powersBy(id, 'C').answer(false))).toBe(204)
    expect(await status(giver.give('D'))).toBe(201)
    expect(await status(powersBy(id, 'D').answer(true))).toBe(204)
    server.clock.advance(1)
    const revoked = await newsOf(server, owners, async () => expect(await status(giver.revoke())).toBe(204))
    expect(revoked.people).toEqual(['D'])
    expect(await refusal(powersBy(id, 'D').voteFor('A'))).toMatchObject({ status: 422 })
    const statuses = (await giver.read()).map((power) => power.status)
    expect(statuses.toSorted()).toEqual(['declined', 'declined', 'revoked'])
  })

  it('is required for a vote without a paper, and excludes anybody else’s paper', async () => {
    const { id } = await openDecision(owners)
    expect(await refusal(powersBy(id, 'B').voteFor('A'))).toMatchObject({ status: 422, field: 'proxy_vote.ballot_id' })
    await powersBy(id, 'A').give('B')
    expect(await refusal(powersBy(id, 'B').voteFor('A'))).toMatchObject({ status: 422, field: 'proxy_vote.ballot_id' })
    await powersBy(id, 'B').answer(true)
    const forger = owners.person('C')
    const paper = ballotsOf(id, forger).voteFor(owners.person('A'), 'for', await storeBallot(server, forger))
    expect(await refusal(paper)).toEqual(forbidden)
    expect(await status(powersBy(id, 'B').voteFor('A'))).toBe(201)
    expect(await refusal(powersBy(id, 'B').voteFor('A'))).toMatchObject({ status: 422 })
  })

  it('cannot be seen, answered or revoked by anybody else', async () => {
    const { id } = await openDecision(owners)
    await powersBy(id, 'A').give('B')
    const [power] = await powersBy(id, 'A').read()
    const params = { decisionId: id, powerId: power?.id ?? '' }
    const body = { answer: { isAccepted: true } }
    expect(await status(owners.person('C').call(decisionRoutes.answerPower, { params, body }))).toBe(404)
    expect(await status(owners.person('C').call(decisionRoutes.revokePower, { params }))).toBe(404)
    expect(await refusal(owners.person('A').call(decisionRoutes.answerPower, { params, body }))).toEqual(notPossible)
    expect(await refusal(owners.person('B').call(decisionRoutes.revokePower, { params }))).toEqual(notPossible)
    expect(await status(owners.person('manager').call(decisionRoutes.answerPower, { params, body }))).toBe(403)
  })

  it('needs the password, a holder on the roll, and an open vote in which the owner has not voted', async () => {
    const { id } = await openDecision(owners)
    const giver = powersBy(id, 'A')
    expect(await refusal(giver.give('B', { confirmationToken: 'made-up' }))).toMatchObject({
      code: 'confirmation_required',
    })
    for (const holder of ['A', 'manager', 'president']) {
      expect(await refusal(giver.give(holder))).toMatchObject({ status: 422, field: 'power.holder_id' })
    }
    expect(
      await status(owners.person('manager').call(decisionRoutes.givePower, { params: { decisionId: id }, body: {} })),
    ).toBe(403)
    await ballotsOf(id, owners.person('A')).vote('for')
    expect(await refusal(giver.give('B'))).toEqual(notPossible)
    await powersBy(id, 'C').give('D')
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime())
    expect(await refusal(powersBy(id, 'E').give('F'))).toEqual(notPossible)
    expect(await refusal(powersBy(id, 'D').answer(true))).toEqual(notPossible)
  })
})

describe('article 22', () => {
  it('lets nobody accept more than three powers above a tenth of the votes, however fast they come', async () => {
    const { id } = await openDecision(owners)
    const givers = ['A', 'B', 'C', 'D', 'E']
    for (const name of givers) expect(await status(powersBy(id, name).give('J'))).toBe(201)
    const by = owners.person('J')
    const offered = await powersBy(id, 'J').read()
    const answers = await Promise.all(
      offered.map(({ id: powerId }) =>
        by.call(decisionRoutes.answerPower, {
          params: { decisionId: id, powerId },
          body: { answer: { isAccepted: true } },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409, 409])
    expect(await ballotsOf(id, by).allowance()).toMatchObject({ heldCount: 3, canTakeAny: false })
    expect(await refusal(powersBy(id, 'F').give('J'))).toEqual({ status: 409, code: 'proxy_limit_reached' })
    // Only accepted powers can be used, and each counts once.
    const held = (await powersBy(id, 'J').read()).filter((power) => power.status === 'accepted')
    for (const { giver } of held) expect(await status(powersBy(id, 'J').voteFor(giver.displayName))).toBe(201)
    expect(await ballotsOf(id, by).allowance()).toMatchObject({ heldCount: 3 })
    expect(await server.platform.db.$count(decisionVotes)).toBeGreaterThanOrEqual(3)
  })

  it('forbids chains, and holders on the side of the manager', async () => {
    const { id } = await openDecision(owners)
    await powersBy(id, 'A').give('B')
    await powersBy(id, 'B').answer(true)
    expect(await refusal(powersBy(id, 'B').give('C'))).toEqual(forbidden)
    expect(await refusal(powersBy(id, 'D').give('A'))).toEqual(forbidden)
    await addRole(server, owners, 'I', 'employee')
    expect(await refusal(powersBy(id, 'D').give('I'))).toEqual(forbidden)
    // D is offered a power, gives their own away, and may then no longer accept.
    await powersBy(id, 'E').give('D')
    const [offered] = await powersBy(id, 'D').read()
    await powersBy(id, 'D').give('F')
    await powersBy(id, 'F').answer(true)
    const late = owners.person('D').call(decisionRoutes.answerPower, {
      params: { decisionId: id, powerId: offered?.id ?? '' },
      body: { answer: { isAccepted: true } },
    })
    expect(await refusal(late)).toEqual(forbidden)
  })

  it('sets no limit in Québec', async () => {
    const quebec = await makeOwners(server, { owners: tantiemes, offer: 'VQC' })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      expect(await status(powersBy(id, name, quebec).give('J'))).toBe(201)
      expect(await status(powersBy(id, 'J', quebec).answer(true))).toBe(204)
    }
  })
})
