import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { RoleName } from '#contract/roles.ts'
import { proxyExclusions } from '#server/areas/decisions/decisions.tables.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { Problem } from '#server/platform/problem.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { newsOf, openMailboxes } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
const files = { away: false }
beforeAll(async () => {
  server = await startTestServer({ files: filesThatMayBeAway() })
  owners = await makeOwners(server, {
    owners: { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 },
  })
})
afterAll(() => server.close())

function filesThatMayBeAway(): FileStore {
  const held = createMemoryFiles(() => new Date())
  const read = (key: string) =>
    files.away ? Promise.reject(new Problem('files_unavailable', 'away', { retryAfter: 1 })) : held.read(key)
  return { ...held, read }
}

/** The answer to a vote on behalf of another owner. */
async function power(
  decisionId: string,
  holder: string,
  principal: string,
  ballotOf = holder,
  among = owners,
  choice: Choice = 'for',
) {
  const by = among.person(holder)
  const ballot = await storeBallot(server, among.person(ballotOf))
  const answer = await ballotsOf(decisionId, by).voteFor(among.person(principal), choice, ballot)
  return answer.status === 201 ? 'counted' : (await refusalOf(answer)).code
}

describe('a power', () => {
  it('may be held for any number of owners in Québec, where the law sets no limit', async () => {
    const quebec = await makeOwners(server, {
      owners: { A: 240, B: 160, C: 120, D: 110, E: 300, F: 70 },
      offer: 'VQC',
    })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    for (const principal of ['A', 'B', 'C', 'D', 'E']) {
      expect(await power(id, 'F', principal, 'F', quebec)).toBe('counted')
    }
    expect(await ballotsOf(id, quebec.person('F')).allowance()).toMatchObject({
      heldCount: 5,
      spareVotes: 0,
      canTakeAny: true,
      isLimited: false,
    })
  })

  it('may be held for three owners, or for more within a tenth of all votes', async () => {
    const { id } = await openDecision(owners)
    for (const principal of ['A', 'B', 'C']) expect(await power(id, 'J', principal)).toBe('counted')
    expect(await power(id, 'J', 'I')).toBe('proxy_limit_reached')
    expect(await ballotsOf(id, owners.person('J')).allowance()).toEqual({
      heldCount: 3,
      heldVotes: 520,
      ownVotes: 20,
      totalVotes: 1000,
      spareVotes: 0,
      canTakeAny: false,
      isLimited: true,
      isForbidden: false,
      hasGivenAway: false,
    })
    // 50 + 40 of 1,000: another vote would still fit within the tenth.
    expect(await power(id, 'H', 'I')).toBe('counted')
    expect(await ballotsOf(id, owners.person('H')).allowance()).toMatchObject({
      heldCount: 1,
      heldVotes: 40,
      spareVotes: 10,
      canTakeAny: true,
    })
  })

  it('is offered, beyond three, only for owners whose tantièmes keep the holder within the tenth', async () => {
    const world = await makeOwners(server, {
      owners: { A: 900, H: 60, I: 10, J: 10, K: 10, L: 5, M: 20 },
      strangers: [985],
    })
    const { id } = await openDecision(world)
    const holder = ballotsOf(id, world.person('H'))
    const tooMuch = async () =>
      (await holder.principals()).people.filter((one) => one.isTooMuch).map(({ person }) => person.displayName)
    expect(await tooMuch()).toEqual([])
    for (const principal of ['I', 'J', 'K', 'L']) expect(await power(id, 'H', principal, 'H', world)).toBe('counted')
    // 60 of their own and 35 of others, of 2,000: 105 more fit.
    expect(await holder.allowance()).toMatchObject({ heldCount: 4, spareVotes: 105, canTakeAny: false })
    expect(await tooMuch()).toEqual(['A'])
    expect(await power(id, 'H', 'A', 'H', world)).toBe('proxy_limit_reached')
    expect(await power(id, 'H', 'M', 'H', world)).toBe('counted')
  })

  it('is weighed in tantièmes, even where votes are shares of a key', async () => {
    const world = await makeOwners(server, { owners: { A: 10, B: 10, C: 10, D: 700, H: 20, I: 30 }, strangers: [220] })
    const keyId = await world.insertKey('Ascenseur', { 1: 10, 2: 10, 3: 10, 4: 10, 5: 900, 6: 60 })
    const { id } = await openDecision(world, { rule: 'art24_iii', keyId })
    for (const principal of ['A', 'B', 'C']) expect(await power(id, 'H', principal, 'H', world)).toBe('counted')
    // 20 of their own and 30 of others, of 1,000; by shares of the key they would represent nearly everybody.
    const holder = ballotsOf(id, world.person('H'))
    expect(await holder.allowance()).toMatchObject({ ownVotes: 20, heldVotes: 30, totalVotes: 1_000, spareVotes: 50 })
    const { people } = await holder.principals()
    expect(people.filter(({ isTooMuch }) => isTooMuch).map(({ person }) => person.displayName)).toEqual(['D'])
    expect(await power(id, 'H', 'D', 'H', world)).toBe('proxy_limit_reached')
    expect(await power(id, 'H', 'I', 'H', world)).toBe('counted')
  })

  it('is announced to the owner it represents, with its holder but without the choice', async () => {
    await openMailboxes(server, owners, ['B'])
    const { id } = await openDecision(owners)
    const told = await newsOf(server, owners, () => power(id, 'A', 'B'))
    expect(told.people).toEqual(['B', 'manager', 'president'])
    const { userId } = owners.person('B')
    expect(told.rows.find((row) => row.userId === userId)).toMatchObject({
      title: 'A a voté pour vous, par pouvoir, sur «\u00a0Ravalement de la façade\u00a0»',
      path: `/decisions/${id}`,
      isHighlighted: false,
    })
    const against = await openDecision(owners)
    const other = await newsOf(server, owners, () => power(against.id, 'A', 'B', 'A', owners, 'against'))
    const textsOf = ({ mails }: typeof told, decisionId: string) =>
      mails.map(({ subject, text, html }) =>
        [subject, text, html]
          .join()
          .replaceAll(decisionId, '')
          .replaceAll(/_token=[\w-]+/g, ''),
      )
    expect(told.mails).toHaveLength(1)
    expect(textsOf(other, against.id)).toEqual(textsOf(told, id))
    expect((await newsOf(server, owners, () => power(id, 'C', 'B'))).rows).toEqual([])
  })

  it('is never for oneself, nor for an owner without a vote or one who has voted', async () => {
    const { id } = await openDecision(owners)
    for (const nobody of ['A', 'president']) expect(await power(id, 'A', nobody)).toBe('invalid_value')
    expect(await power(id, 'president', 'A')).toBe('action_not_possible')
    expect(await power(id, 'A', 'B')).toBe('counted')
    expect(await power(id, 'C', 'B')).toBe('user_already_voted')
    expect((await ballotsOf(id, owners.person('B')).vote('for')).status).toBe(409)
  })

  it('needs a ballot that its holder has uploaded and that works once', async () => {
    const { id } = await openDecision(owners)
    expect(await power(id, 'A', 'B', 'C')).toBe('invalid_value')
    const holder = owners.person('A')
    const ballot = await storeBallot(server, holder)
    const by = ballotsOf(id, holder)
    expect((await by.voteFor(owners.person('B'), 'for', ballot)).status).toBe(201)
    expect((await by.voteFor(owners.person('C'), 'for', ballot)).status).toBe(422)
    expect((await by.detail()).proxyVotes).toHaveLength(1)
  })

  it('counts only once its ballot can be read: until then nothing counts, and the ballot stays unused', async () => {
    const { id } = await openDecision(owners)
    const holder = owners.person('A')
    const ballot = await storeBallot(server, holder)
    const by = ballotsOf(id, holder)
    files.away = true
    const unread = await refusalOf(await by.voteFor(owners.person('B'), 'for', ballot))
    expect(unread).toMatchObject({ status: 503, code: 'files_unavailable' })
    files.away = false
    expect((await by.detail()).turnout.votersExpressed).toBe(0)
    expect((await by.voteFor(owners.person('B'), 'for', ballot)).status).toBe(201)

    const gone = await storeBallot(server, holder)
    await server.platform.files.remove(`files/${gone}`)
    const nothing = await refusalOf(await by.voteFor(owners.person('C'), 'for', gone))
    expect(nothing).toMatchObject({ status: 422, field: 'proxy_vote.ballot_id' })
  })

  it('forms no chain: an owner who gave their power away holds none, and a holder gives none away', async () => {
    const { id } = await openDecision(owners)
    expect(await power(id, 'A', 'B')).toBe('counted')
    expect(await power(id, 'B', 'C')).toBe('proxy_forbidden')
    expect(await power(id, 'C', 'A')).toBe('proxy_forbidden')
    expect(await ballotsOf(id, owners.person('B')).allowance()).toMatchObject({
      isForbidden: true,
      hasGivenAway: true,
      canTakeAny: false,
    })
  })

  it('is refused to staff, and to people close to the manager', async () => {
    const { id } = await openDecision(owners)
    const { db, now } = server.platform
    const { placeId } = owners
    const { userId } = owners.person('D')
    const role: RoleName = 'employee'
    await db.insert(memberships).values({ userId, placeId, role, since: now() })
    expect(await power(id, 'D', 'E')).toBe('proxy_forbidden')
    await removeMember(server, userId, placeId, role)
    await db.insert(proxyExclusions).values({ placeId, userId, reason: 'partner' })
    expect(await power(id, 'D', 'E')).toBe('proxy_forbidden')
    expect(await ballotsOf(id, owners.person('D')).allowance()).toMatchObject({
      isForbidden: true,
      hasGivenAway: false,
    })
    await db.delete(proxyExclusions)
    expect(await power(id, 'D', 'E')).toBe('counted')
  })

  it('can be changed by its holder, which the voter learns, and ends when the voter votes themself', async () => {
    const { id } = await openDecision(owners, { hasLiveCount: true })
    const holder = ballotsOf(id, owners.person('A'))
    const voter = ballotsOf(id, owners.person('B'))
    await power(id, 'A', 'B')
    const [first] = (await holder.detail()).proxyVotes
    const changed = await newsOf(server, owners, () => holder.change(first?.id ?? '', 'abstain'))
    expect(changed.people).toEqual(['B', 'manager', 'president'])
    expect(JSON.stringify(changed.rows)).not.toMatch(/abstain|abst/i)
    const given = (await voter.detail()).ownVote
    expect(given).toMatchObject({ choice: 'abstain', way: 'proxy', castBy: { displayName: 'A' } })
    const taken = await newsOf(server, owners, async () => {
      expect((await voter.change(given?.id ?? '', 'against')).status).toBe(201)
    })
    expect(taken.people).toEqual([])
    const own = (await voter.detail()).ownVote
    expect(own).toMatchObject({ choice: 'against', way: 'own', votes: 160 })
    expect((await holder.change(own?.id ?? '', 'for')).status).toBe(404)
    expect((await holder.change(given?.id ?? '', 'for')).status).toBe(409)
    expect((await holder.detail()).proxyVotes).toEqual([])
    expect(await holder.allowance()).toMatchObject({ heldCount: 0 })
    expect(await holder.tally()).toMatchObject({ for: 0, against: 160, abstain: 0 })
  })

  it('is offered for every other owner by name, and shows neither who has voted nor how', async () => {
    const { id } = await openDecision(owners)
    await ballotsOf(id, owners.person('C')).vote('against')
    const { people, meta } = await ballotsOf(id, owners.person('A')).principals()
    expect(meta.total).toBe(9)
    expect(people.map(({ person, ...shown }) => [person.displayName, shown]).slice(0, 3)).toEqual([
      ['B', { votes: 160, isTooMuch: false }],
      ['C', { votes: 120, isTooMuch: false }],
      ['D', { votes: 110, isTooMuch: false }],
    ])
    const found = await ballotsOf(id, owners.person('A')).principals({ 'filter[search]': 'h' })
    expect(found.people.map(({ person }) => person.displayName)).toEqual(['H'])
    expect((await ballotsOf(id, owners.person('A')).principals({ page: '9' })).meta.total).toBe(9)
  })

  it('is offered only to owners with a vote', async () => {
    const { id } = await openDecision(owners)
    const call = { params: { decisionId: id } }
    for (const route of [decisionRoutes.principals, decisionRoutes.proxyAllowance]) {
      expect((await owners.person('B').call(route, call)).status).toBe(200)
      // Presides over the board, but owns nothing.
      expect((await owners.person('president').call(route, call)).status).toBe(404)
      expect((await owners.person('manager').call(route, call)).status).toBe(403)
    }
  })
})
