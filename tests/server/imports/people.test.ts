import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { placeRoutes } from '#contract/places.ts'
import { offers } from '#offers/offers.ts'
import { alteredVotes } from '#server/areas/decisions/checks/alteredVotes.ts'
import { decisionLots, decisionVoters } from '#server/areas/decisions/decisions.tables.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { linkTokenOf, signIn } from '#tests/support/server/accountCalls.ts'
import { ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { importFolder, smallFolder } from '#tests/support/server/importFolder.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { parsing } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await importFolder(server, smallFolder)
})
afterAll(() => server.close())

const { clientId } = offers.ESE
const password = 'Premier-Secret-2026!'

/** Chooses a password from the link in the mail, signs in, and opens the place that the import has given. */
async function placeAfterActivation(email: string) {
  const body = { user: { email, password }, invitationToken: await linkTokenOf(server, email), clientId }
  expect((await requestRoute(server.app, authenticationRoutes.setPassword, { body })).status).toBe(204)
  const { accessToken: token } = await signIn(server, { email, password })
  const [place] = await server.platform.db.select().from(places).where(eq(places.sqlId, 'P1'))
  const get = parsing((route, request) => requestRoute(server.app, route, { ...request, token }))
  return get(placeRoutes.read, { params: { placeId: place?.id ?? '' } })
}

describe('an imported person', () => {
  it('signs in for the first time with their address, and finds their place and their lots', async () => {
    const email = 'noe.petit@courriel.example'
    const check = await requestRoute(server.app, authenticationRoutes.mailCheck, {
      body: { user: { email }, clientId },
    })
    expect(check.status).toBe(202)
    expect(await placeAfterActivation(email)).toMatchObject({
      name: 'Les Érables',
      roles: ['coowner', 'coownership_board_member'],
      lots: [{ number: 2 }, { number: 3 }],
    })
  })

  it('without an address signs in with the reference and postal code of their customer file', async () => {
    const email = 'sans.adresse@courriel.example'
    const user = { email, customerReferenceNumber: 'c-300001', zipCode: '59000' }
    const answer = await requestRoute(server.app, authenticationRoutes.registration, { body: { user, clientId } })
    expect(answer.status).toBe(201)
    expect(await placeAfterActivation(email)).toMatchObject({ roles: ['coowner'], lots: [] })
  })
})

describe('an open vote', () => {
  it('keeps its voters and their shares, whatever a newer folder says about lots, owners and keys', async () => {
    const { db } = server.platform
    const owners = await makeOwners(server, { owners: { A: 600, B: 400 } })
    await db.update(places).set({ sqlId: 'P8' }).where(eq(places.id, owners.placeId))
    for (const number of [1, 2])
      await db
        .update(lots)
        .set({ sqlId: `L${number}` })
        .where(eq(lots.number, number))
    const { id } = await openDecision(owners)
    expect((await ballotsOf(id, owners.person('A')).vote('for')).status).toBe(201)
    const frozen = () =>
      Promise.all([
        db.select().from(decisionVoters).where(eq(decisionVoters.decisionId, id)),
        db.select().from(decisionLots).where(eq(decisionLots.decisionId, id)),
      ])
    const before = await frozen()

    const report = await importFolder(server, {
      places: [smallFolder.places[0], 'P8;ESE;;Résidence des essais;1 rue du Vote;59000;Lille;;1000'],
      buildings: [smallFolder.buildings[0], 'B1;P8;A'],
      people: smallFolder.people,
      roles: [smallFolder.roles[0], 'R1;P8;C1;coowner;;'],
      lots: [smallFolder.lots[0], 'L1;P8;B1;1;flat;100', 'L2;P8;B1;2;flat;900'],
      owners: [smallFolder.owners[0], 'P8;L1;C1;'],
    })
    expect(report.refusals).toEqual([])
    expect(await frozen()).toEqual(before)
    expect(await alteredVotes(db)).toMatchObject({ faults: [] })
    expect((await ballotsOf(id, owners.person('B')).vote('against')).status).toBe(201)
  })

  it('by a repartition key is counted by the shares of its opening, and a later one by the new ones', async () => {
    const { db } = server.platform
    const owners = await makeOwners(server, { owners: { A: 500, B: 300, C: 200 } })
    const keyId = await owners.insertKey('Ascenseur', { 2: 30, 3: 70 })
    await db.update(places).set({ sqlId: 'P7' }).where(eq(places.id, owners.placeId))
    await db.update(repartitionKeys).set({ sqlId: 'K7' }).where(eq(repartitionKeys.id, keyId))
    for (const number of [1, 2, 3]) {
      const ofPlace = and(eq(lots.placeId, owners.placeId), eq(lots.number, number))
      await db
        .update(lots)
        .set({ sqlId: `L${number}` })
        .where(ofPlace)
    }
    const ofKey = { rule: 'art24_iii', keyId, projectCents: 100_001, hasLiveCount: true }
    const { id } = await openDecision(owners, ofKey)
    expect((await ballotsOf(id, owners.person('B')).vote('against')).status).toBe(201)
    const rolls = () =>
      db.select().from(decisionLots).where(eq(decisionLots.decisionId, id)).orderBy(decisionLots.lotId)
    const frozen = await rolls()
    const before = await ballotsOf(id, owners.person('B')).detail()
    expect(before.tally).toMatchObject({ for: 0, against: 30, totalVotes: 100, votersCount: 2 })

    const report = await importFolder(server, {
      repartition_keys: [smallFolder.repartition_keys[0], 'K7;P7;Ascenseur A et B;1000'],
      shares: [smallFolder.shares[0], 'P7;K7;L1;600', 'P7;K7;L2;400'],
    })
    expect(report).toMatchObject({ refusals: [], parts: [{ place: 'P7', outcome: 'changed' }] })
    expect(await rolls()).toEqual(frozen)
    expect((await ballotsOf(id, owners.person('A')).vote('for')).status).toBe(409)
    expect((await ballotsOf(id, owners.person('C')).vote('for')).status).toBe(201)
    const after = await ballotsOf(id, owners.person('C')).detail()
    expect(after).toMatchObject({ ownVotes: 70, ownCents: 70_001 })
    expect(after.tally).toMatchObject({ for: 70, against: 30, totalVotes: 100, votersCount: 2, isAdopted: true })
    expect(await alteredVotes(db)).toMatchObject({ faults: [] })

    const { id: laterId } = await openDecision(owners, ofKey)
    const later = await ballotsOf(laterId, owners.person('A')).detail()
    expect(later).toMatchObject({ key: { total: 1000 }, ownVotes: 600 })
    expect((await ballotsOf(laterId, owners.person('C')).vote('for')).status).toBe(409)
  })
})
