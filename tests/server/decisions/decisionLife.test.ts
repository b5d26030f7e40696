import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DecisionStatus } from '#contract/decisions/decisionList.ts'
import type { DecisionLifeDriver } from '#tests/models/decisionLife.model.ts'
import { everyPath } from '#tests/models/decisionLife.model.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { addRole, deskOf, refusal, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { decideInRoom } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function driveServer(): Promise<DecisionLifeDriver> {
  const owners = { CoOwner: 300, Holder: 200, Member: 10, Chair: 10, Silent: 480 }
  const world = await makeOwners(server, { owners })
  await addRole(server, world, 'Member', 'coownership_board_member')
  await addRole(server, world, 'Chair', 'president_board_member')
  const after = (days: number) => new Date(server.platform.now().getTime() + days * day).toISOString()
  const { id } = await openDecision(world, { dueAt: after(10), hasLiveCount: true })
  const ballots = (name: string) => ballotsOf(id, world.person(name))
  const desk = (name: string) => deskOf(id, world.person(name))
  const president = desk('Chair')

  const does = async (answer: Promise<Response>, status = 201) => expect((await answer).status).toBe(status)
  const refuses = async (answer: Promise<Response>, code = 'action_not_possible') =>
    expect(await refusal(answer)).toEqual({ status: 409, code })
  const is = async (status: DecisionStatus, name = 'Silent') => expect((await desk(name).read()).status).toBe(status)
  const voteOf = async () => (await ballots('CoOwner').detail()).ownVote
  const askAll = async () => {
    await does(desk('Member').ask('Parlons-en.'))
    await does(president.ask())
  }
  /** A decision past its date is counted when the job runs. */
  const answer = async (call: Promise<Response>) => {
    await does(call)
    await runClock(server)
  }
  const decide = async (choice: 'for' | 'against') => {
    const by = world.person('manager')
    await does(decideInRoom(server, { decisionId: id, by, owner: world.person('Silent'), choice }))
  }
  const waits = async () => {
    await is('awaitingRequalification')
    await refuses(ballots('Silent').vote('for'))
    await refuses(desk('Silent').ask())
    await refuses(desk('Member').withdraw())
  }
  return {
    events: {
      'co-owner votes for it': () => does(ballots('CoOwner').vote('for')),
      'co-owner changes their vote to against': async () =>
        does(ballots('CoOwner').change((await voteOf())?.id ?? '', 'against')),
      'holder votes on behalf of the co-owner': async () => {
        const ballotId = await storeBallot(server, world.person('Holder'))
        await does(ballots('Holder').voteFor(world.person('CoOwner'), 'for', ballotId))
      },
      'co-owner replaces that vote with their own': async () =>
        does(ballots('CoOwner').change((await voteOf())?.id ?? '', 'for')),
      'board asks for a meeting': askAll,
      'one board member asks for a meeting': () => does(desk('Member').ask()),
      'one board member withdraws the request': () => does(desk('Member').withdraw(), 204),
      'due date passes': async () => {
        server.clock.advance(10 * day)
        await runClock(server)
      },
      'president calls the meeting': () => answer(president.organise(after(30))),
      'president refuses the meeting': () => answer(president.refuse()),
      'president abandons the project': () => answer(president.abandon()),
      'president closes the project': () => answer(president.conclude()),
      'the meeting votes for it': () => decide('for'),
      'the meeting votes against it': () => decide('against'),
    },
    states: {
      'is put to the vote': async () => {
        await is('youHaveToVote', 'CoOwner')
        await refuses(desk('Member').withdraw())
        await refuses(president.organise(after(30)))
        await refuses(president.conclude())
      },
      'has a vote for it': async () => {
        await is('alreadyVoted', 'CoOwner')
        await is('youHaveToVote')
        await refuses(ballots('CoOwner').vote('for'), 'user_already_voted')
      },
      'has a vote against it': async () => {
        expect(await voteOf()).toMatchObject({ choice: 'against', way: 'own' })
        expect((await ballots('CoOwner').tally()).against).toBe(300)
      },
      'has a proxy vote': async () => {
        await is('alreadyVoted', 'CoOwner')
        expect(await voteOf()).toMatchObject({ way: 'proxy', castBy: { displayName: 'Holder' } })
        await refuses(ballots('CoOwner').vote('for'), 'user_already_voted')
      },
      'has the vote of the co-owner instead': async () => expect(await voteOf()).toMatchObject({ way: 'own' }),
      'has one supporter': async () => {
        expect((await desk('Member').read()).support).toMatchObject({ boardPeople: 1, boardNeeded: 2 })
        await refuses(desk('Member').ask())
      },
      'has no supporter': () => refuses(desk('Member').withdraw()),
      'waits for the president': waits,
      'waits for the president with a vote': waits,
      'waits past its due date': waits,
      'waits for the president after its rejection': waits,
      'is voted on again': async () => {
        await is('youHaveToVote')
        expect((await president.read()).support.people).toBe(0)
      },
      'is adopted': async () => {
        await is('accepted')
        await refuses(desk('Silent').ask())
        await refuses(ballots('Silent').vote('for'))
      },
      'is rejected': () => is('discarded'),
      'stays rejected': async () => {
        await is('discarded')
        await does(desk('Silent').ask())
      },
      'goes to a meeting': async () => {
        await is('requalified')
        expect((await president.read()).meeting).toMatchObject({ kind: 'extraordinary' })
        await refuses(president.refuse())
      },
      'is adopted by the meeting': async () => {
        await is('accepted')
        expect((await president.read()).tally).toMatchObject({ for: 480 })
      },
      'is rejected by the meeting': async () => {
        await is('discarded')
        await refuses(desk('Silent').ask())
        await refuses(desk('Member').ask())
      },
      'is closed': async () => {
        await is('concluded')
        await refuses(president.abandon())
        await refuses(ballots('Silent').vote('for'))
      },
    },
  }
}

describe('co-owners, their president and the server', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveServer())
  })
})
