import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Attachment } from '#contract/attachments.ts'
import { fromWire } from '#contract/case.ts'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import { permissions } from '#contract/permissions.ts'
import { type RoleName, roleNames } from '#contract/roles.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { writtenPage } from '#tests/support/server/ballotImages.ts'
import { ballotsOf, dueAt, openDecision, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { addRole, deskOf, runClock } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { removeMember } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { checksOf } from '#tests/support/server/voteCheckCalls.ts'

const owners = { Anne: 300, Bruno: 200, Chloé: 500 }
let server: TestServer
let world: Owners
let elsewhere: Owners
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.reset()
  world = await makeOwners(server, { owners: { ...owners, Nadia: 1 } })
  elsewhere = await makeOwners(server, { owners })
})
afterAll(() => server.close())

/** Bruno votes for Anne with a photo of the ballot that she signed; by default, the president has checked it. */
async function voteOfAnne({ isChecked = true } = {}) {
  const { id } = await openDecision(world)
  const bruno = world.person('Bruno')
  const file = await storedFile(await sendFile(bruno, await writtenPage(), 'pouvoir.png'))
  expect((await ballotsOf(id, bruno).voteFor(world.person('Anne'), 'for', file.id)).status).toBe(201)
  if (isChecked) expect(await checksOf(server, id, world.person('president')).confirmAll()).toEqual([201])
  return { id, file }
}
async function closeVote() {
  server.clock.advance(dueAt.getTime() - server.platform.now().getTime())
  await runClock(server)
}

type Reader = { readonly token: string }
/** The file and its thumbnail are equally secret. */
async function isShown(by: Reader, { fileUrl, thumbnailUrl }: Attachment) {
  const answers = [await openFile(server, by, fileUrl), await openFile(server, by, thumbnailUrl ?? '')]
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses.size).toBe(1)
  return statuses.has(200)
}
const readersIn = async (place: Owners, file: Attachment) => {
  const shown: string[] = []
  for (const name of [...place.names, 'manager', 'president']) {
    if (await isShown(place.person(name), file)) shown.push(name)
  }
  return shown
}
/** The roles that may read the file, each as the only role of a person in the place. */
async function rolesThatRead(file: Attachment) {
  const nadia = world.person('Nadia')
  const reading: RoleName[] = []
  for (const role of roleNames) {
    await removeMember(server, nadia.userId, world.placeId)
    await addRole(server, world, 'Nadia', role)
    if (await isShown(nadia, file)) reading.push(role)
  }
  return reading
}

describe('the signed ballot of a power', () => {
  it('is visible to its holder and its voter, and to no role at all while voting is open', async () => {
    const { file } = await voteOfAnne()
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno'])
    expect(await readersIn(elsewhere, file)).toEqual([])
    expect(await rolesThatRead(file)).toEqual([])
    server.clock.advance(dueAt.getTime() - server.platform.now().getTime())
    // Voting is over, but the votes are not counted yet.
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno'])
  })

  it('is visible to its checkers until they have checked it, and to no other role', async () => {
    const { id, file } = await voteOfAnne({ isChecked: false })
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno', 'manager', 'president'])
    expect(await readersIn(elsewhere, file)).toEqual([])
    expect((await rolesThatRead(file)).toSorted()).toEqual([...permissions['vote.check']].toSorted())
    expect(await checksOf(server, id, world.person('president')).confirmAll()).toEqual([201])
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno'])
  })

  it('is visible to the manager of the place once the vote is over, but not to other staff or the board', async () => {
    const { file } = await voteOfAnne()
    await closeVote()
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno', 'manager'])
    expect(await readersIn(elsewhere, file)).toEqual([])
    const reading = await rolesThatRead(file)
    expect(reading.toSorted()).toEqual([...permissions['ballot.keep']].toSorted())
    for (const role of ['employee', 'coowner_accountant', 'president_board_member', 'caretaker'] as const) {
      expect(reading).not.toContain(role)
    }
  })

  it('stays hidden while the president decides, because voting may resume', async () => {
    const { id, file } = await voteOfAnne()
    const president = deskOf(id, world.person('president'))
    await deskOf(id, world.person('Chloé')).ask()
    expect((await president.read()).life).toBe('awaitingRequalification')
    expect(await isShown(world.person('manager'), file)).toBe(false)
    await president.refuse()
    await closeVote()
    expect(await isShown(world.person('manager'), file)).toBe(true)
  })

  it('stays visible to the manager while the president considers a meeting on a rejected decision', async () => {
    const { id, file } = await voteOfAnne()
    await ballotsOf(id, world.person('Chloé')).vote('against')
    await closeVote()
    await deskOf(id, world.person('Chloé')).ask()
    expect((await deskOf(id, world.person('Chloé')).read()).life).toBe('awaitingRequalification')
    expect(await isShown(world.person('manager'), file)).toBe(true)
  })

  it('is hidden from the manager once the voter has voted themself, but not from holder and voter', async () => {
    const { id, file } = await voteOfAnne()
    const anne = ballotsOf(id, world.person('Anne'))
    const { ownVote } = await anne.detail()
    expect((await anne.change(ownVote?.id ?? '', 'against')).status).toBe(201)
    await closeVote()
    expect(await readersIn(world, file)).toEqual(['Anne', 'Bruno'])
  })

  it('is hidden from former members, and from anybody not signed in', async () => {
    const { file } = await voteOfAnne()
    await removeMember(server, world.person('Anne').userId, world.placeId)
    expect(await isShown(world.person('Anne'), file)).toBe(false)
    expect((await openFile(server, { token: 'made-up' }, file.fileUrl)).status).toBe(401)
  })

  it('is hidden from an administrator who acts as one of the two, or as the manager', async () => {
    const { file } = await voteOfAnne()
    await closeVote()
    const admin = elsewhere.person('manager')
    await server.platform.db.update(users).set({ isAdministrator: true }).where(eq(users.id, admin.userId))
    expect(await isShown(admin, file)).toBe(false)
    for (const name of ['Anne', 'Bruno', 'manager']) {
      const { userId } = world.person(name)
      const body = { clientId: offers.ESE.clientId, userId, reason: 'appel' }
      const { accessToken } = await admin.get(sessionRoutes.impersonate, { body })
      expect([name, await isShown({ token: accessToken }, file)]).toEqual([name, false])
    }
  })

  it('is listed with voter and holder to people who may read it: only after the vote, and without the choice', async () => {
    const { id, file } = await voteOfAnne()
    const listFor = (name: string, place = world) =>
      requestRoute(server.app, keptBallotRoutes.keptBallots, {
        params: { decisionId: id },
        token: place.person(name).token,
      })
    const listOf = async (name: string) =>
      keptBallotRoutes.keptBallots.answer.parse(fromWire(await (await listFor(name)).json()))
    expect((await listOf('manager')).meta.total).toBe(0)
    await closeVote()

    const { data, meta } = await listOf('manager')
    const [first] = data.result.map((ballotId) => data.entities.keptBallots[ballotId])
    expect(meta.total).toBe(1)
    expect(first).toMatchObject({
      voter: { displayName: 'Anne' },
      castBy: { displayName: 'Bruno' },
      ballot: { id: file.id },
    })
    expect(JSON.stringify(data)).not.toContain('choice')
    for (const name of ['Anne', 'Bruno', 'Chloé', 'president']) expect((await listFor(name)).status).toBe(403)
    expect((await listFor('manager', elsewhere)).status).toBe(404)
  })

  it('is listed page by page, in the order of the log, as long as it counts', async () => {
    const { id, file } = await voteOfAnne()
    const nadia = world.person('Nadia')
    const ballotId = await storeBallot(server, nadia)
    expect((await ballotsOf(id, nadia).voteFor(world.person('Chloé'), 'for', ballotId)).status).toBe(201)
    expect(await checksOf(server, id, world.person('president')).confirmAll()).toEqual([201])
    const bruno = ballotsOf(id, world.person('Bruno'))
    expect((await bruno.vote('for')).status).toBe(201)
    await closeVote()
    const page = (number: string) =>
      world.person('manager').get(keptBallotRoutes.keptBallots, {
        params: { decisionId: id },
        query: { page: number, per_page: '1' },
      })
    const pages = [await page('1'), await page('2'), await page('3')]

    expect(
      pages.flatMap(({ data }) => Object.values(data.entities.keptBallots)).map(({ ballot }) => ballot.id),
    ).toEqual([file.id, ballotId])
    expect(pages.map(({ meta }) => meta.total)).toEqual([2, 2, 2])
  })

  it('is no longer listed once the voter has voted themself', async () => {
    const { id } = await voteOfAnne()
    const anne = ballotsOf(id, world.person('Anne'))
    const { ownVote } = await anne.detail()
    await anne.change(ownVote?.id ?? '', 'against')
    await closeVote()

    const kept = await world.person('manager').get(keptBallotRoutes.keptBallots, { params: { decisionId: id } })
    expect(kept.meta.total).toBe(0)
  })

  it('is visible only to its sender before it is used', async () => {
    const file = await storedFile(await sendFile(world.person('Bruno'), await writtenPage(), 'pouvoir.png'))
    expect(await readersIn(world, file)).toEqual(['Bruno'])
  })
})
