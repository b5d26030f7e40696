import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { choices } from '#contract/decisions/majorities.ts'
import { ballotLog, decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { lookAtDecision } from '#server/areas/decisions/holdDecision.ts'
import { proxyLimit } from '#server/areas/decisions/proxyVote/proxyLimit.ts'
import { verifyLog } from '#server/areas/decisions/verification/verifyLog.ts'
import { castBallot } from '#server/areas/decisions/vote/castBallot.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, dueAt, newDecision, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Person } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { untilServed } from '#tests/support/server/untilServed.ts'
import { verbContext } from '#tests/support/server/verbContext.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const countOf = <Value>(values: readonly Value[], wanted: Value) => values.filter((value) => value === wanted).length
const village = (size: number, share = 10) =>
  makeOwners(server, { owners: Object.fromEntries(Array.from({ length: size }, (_, number) => [`P${number}`, share])) })
const votesOf = (decisionId: string) =>
  server.platform.db
    .select()
    .from(decisionVotes)
    .where(and(eq(decisionVotes.decisionId, decisionId), decisionVotes.isCurrent))
    .orderBy(decisionVotes.sequence)

/** The context that a verb gets from its caller. */
function ctxOf({ userId, sessionId }: Person): SignedInCtx {
  const actor = { userId, sessionId, offer: 'ESE', isAdministrator: false, impersonatorId: null } as const
  return { ...verbContext(server), actor }
}

describe('a thousand owners', () => {
  it('vote three times each simultaneously: each counts once, and both the count and the log are exact', {
    timeout: 300_000,
  }, async () => {
    const owners = await village(1_000)
    const { id } = await openDecision(owners, { projectCents: 12_345_678, hasLiveCount: true })
    const ballots = owners.names.flatMap((name, index) => {
      const by = ballotsOf(id, owners.person(name))
      const choice = choices[index % choices.length] ?? 'for'
      const vote = () => untilServed(() => by.vote(choice))
      return [vote(), vote(), vote()]
    })
    const answers = await Promise.all(ballots)
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.status === 201 ? 201 : (await refusalOf(answer)).code)),
    )

    expect(codes).toHaveLength(3_000)
    expect(countOf(codes, 201)).toBe(1_000)
    expect(countOf(codes, 'user_already_voted')).toBe(2_000)
    const detail = await ballotsOf(id, owners.person('P0')).detail()
    expect(detail.tally).toMatchObject({ for: 3_340, against: 3_330, abstain: 3_330, votersExpressed: 1_000 })
    expect(detail.log.length).toBe(1_000)
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })
})

describe('the due date', () => {
  it('takes effect at its moment: a vote a millisecond before counts, a millisecond after does not', async () => {
    const owners = await village(4)
    const { id } = await openDecision(owners, { hasLiveCount: true })
    const early = ballotsOf(id, owners.person('P0'))
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 1)
    expect((await early.vote('for')).status).toBe(201)
    const { ownVote } = await early.detail()
    server.clock.advance(1)
    expect(await early.detail()).toMatchObject({ status: 'pastDate', life: 'pastDate', tally: { for: 10 } })
    const late = { status: 409, code: 'action_not_possible' }
    expect(await refusalOf(await ballotsOf(id, owners.person('P1')).vote('for'))).toMatchObject(late)
    expect(await refusalOf(await deskOf(id, owners.person('P1')).ask())).toMatchObject(late)
    server.clock.advance(1)
    expect(await refusalOf(await ballotsOf(id, owners.person('P1')).vote('for'))).toMatchObject(late)
    expect(await refusalOf(await early.change(ownVote?.id ?? '', 'against'))).toMatchObject(late)
    const holder = owners.person('P2')
    const power = ballotsOf(id, holder).voteFor(owners.person('P3'), 'for', await storeBallot(server, holder))
    expect(await refusalOf(await power)).toMatchObject(late)
    expect(await votesOf(id)).toHaveLength(1)
  })

  it.each([
    ['it came before the president', { life: 'awaitingRequalification' }],
    ['it was counted', { life: 'discarded' }],
    ['its date was moved to before', { dueAt: new Date('2030-01-15T09:00:00.000Z') }],
  ])('also refuses a voter who opened the page before %s', async (_, meanwhile) => {
    const owners = await village(2)
    const { id: decisionId } = await openDecision(owners, { dueAt: '2030-03-15T18:00:00.000Z' })
    const { db } = server.platform
    const ctx = ctxOf(owners.person('P0'))
    const seen = await lookAtDecision(db, ctx, { decisionId, confirmationToken: null })
    expect(seen.life).toBe('open')
    await db.update(decisions).set(meanwhile).where(eq(decisions.id, decisionId))

    const ballot = { voterId: ctx.actor.userId, choice: 'for', votes: 10, way: 'own' } as const
    const none = { ballotId: null, ballotHash: null, powerId: null, former: null, action: 'decisions.vote' } as const
    await expect(castBallot(db, ctx, seen, { ...ballot, ...none })).rejects.toMatchObject({
      code: 'action_not_possible',
    })
    expect(await votesOf(decisionId)).toEqual([])
    // The log commits to the due date.
    expect(await verifyLog(db, decisionId)).toBe('dueAt' in meanwhile ? 0 : null)
  })
})

const later = { dueAt: '2030-04-15T18:00:00.000Z' }

describe('at the same time', () => {
  it('an owner and their proxy vote: one of the two votes counts', async () => {
    const owners = await village(20)
    const { id } = await openDecision(owners, later)
    const outcomes = new Set<string>()
    for (let round = 0; round < 9; round += 1) {
      const owner = owners.person(`P${round * 2}`)
      const holder = owners.person(`P${round * 2 + 1}`)
      const ballot = await storeBallot(server, holder)
      const own = () => ballotsOf(id, owner).vote('for')
      const power = () => ballotsOf(id, holder).voteFor(owner, 'against', ballot)
      const answers = await Promise.all(round % 2 === 0 ? [own(), power()] : [power(), own()])
      expect(statusesOf(answers)).toEqual([201, 409])
      const refused = answers.find(({ status }) => status === 409)
      if (refused) outcomes.add((await refusalOf(refused)).code)
    }
    expect([...outcomes]).toEqual(['user_already_voted'])
    expect(await votesOf(id)).toHaveLength(9)
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })

  it('one vote is changed ten times: one change replaces it, and the others are refused', async () => {
    const owners = await village(1)
    const by = ballotsOf((await openDecision(owners, { ...later, hasLiveCount: true })).id, owners.person('P0'))
    await by.vote('for')
    const { ownVote, id } = await by.detail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => by.change(ownVote?.id ?? '', 'against')))
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(await by.tally()).toMatchObject({ for: 0, against: 10 })
    expect(await verifyLog(server.platform.db, id)).toBeNull()
  })

  it('fifty owners give one holder their power: never more than the law allows', async () => {
    const owners = await makeOwners(server, {
      owners: { H: 30, ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`P${n}`, 12 + (n % 5)])) },
      strangers: [300],
    })
    const { id } = await openDecision(owners, later)
    const holder = owners.person('H')
    const principals = owners.names.filter((name) => name !== 'H')
    const ballots = await Promise.all(principals.map(() => storeBallot(server, holder)))
    const answers = await Promise.all(
      principals.map((name, index) => ballotsOf(id, holder).voteFor(owners.person(name), 'for', ballots[index] ?? '')),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    const codes = await Promise.all(refused.map(async (answer) => (await refusalOf(answer)).code))
    expect(new Set(codes)).toEqual(new Set(['proxy_limit_reached']))

    const held = (await votesOf(id)).map(({ votes }) => votes)
    const [last = 0, ...before] = held.toReversed()
    const { totalVotes } = await ballotsOf(id, holder).allowance()
    expect(held.length + refused.length).toBe(50)
    expect(held.length).toBeGreaterThan(3)
    expect(proxyLimit({ ownVotes: 30, heldVotes: before, addedVotes: last, totalVotes }).isAllowed).toBe(true)
  })
})

describe('a repeated vote', () => {
  it('sent ten times with one key is one vote with one answer; another body is refused', async () => {
    const owners = await village(2)
    const { id } = await openDecision(owners, later)
    const { token, confirmationToken } = owners.person('P0')
    const send = (choice: string) =>
      requestRoute(server.app, decisionRoutes.vote, {
        token,
        params: { decisionId: id },
        body: { vote: { choice, hasReadDocuments: true, confirmationToken } },
        headers: { 'idempotency-key': 'one-vote-of-one-owner' },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('for')))
    expect(statusesOf(answers)).toEqual(Array<number>(10).fill(201))
    expect(await refusalOf(await send('against'))).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(await votesOf(id)).toHaveLength(1)
    const log = await server.platform.db.select().from(ballotLog).where(eq(ballotLog.decisionId, id))
    expect(log).toHaveLength(1)
  })

  it('the same holds for a power, and for a resolution put to the vote', async () => {
    const owners = await village(2)
    const { id } = await openDecision(owners, later)
    const holder = owners.person('P0')
    const ballotId = await storeBallot(server, holder)
    const { confirmationToken } = holder
    const proxyVote = {
      choice: 'abstain',
      hasReadDocuments: true,
      confirmationToken,
      principalId: owners.person('P1').userId,
      ballotId,
    }
    const headers = { 'idempotency-key': 'sent-again-and-again' }
    const send = (body: object) =>
      requestRoute(server.app, decisionRoutes.voteByProxy, {
        token: holder.token,
        params: { decisionId: id },
        body: { proxyVote: { ...proxyVote, ...body } },
        headers,
      })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({})))
    expect(statusesOf(answers)).toEqual(Array<number>(10).fill(201))
    expect((await send({ choice: 'for' })).status).toBe(422)
    expect(await votesOf(id)).toHaveLength(1)

    const create = () =>
      requestRoute(server.app, decisionRoutes.create, {
        token: owners.person('manager').token,
        params: { placeId: owners.placeId },
        body: { decision: { ...newDecision, ...later } },
        headers,
      })
    const created = await Promise.all(Array.from({ length: 10 }, create))
    expect(new Set(await Promise.all(created.map((answer) => answer.text()))).size).toBe(1)
    const here = server.platform.db.select().from(decisions).where(eq(decisions.placeId, owners.placeId))
    expect(await here).toHaveLength(2)
  })
})
