import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { fiscalYears, memberships, places } from '#server/services/directory/places.tables.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { demoAddress, demoAgency, demoAgencyAddress, demoName, demoPlace } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  nowhere,
  personOf,
  placeOf,
  removeMember,
  type SignedIn,
  signedInAs,
  tilleuls,
} from '#tests/support/server/placeWorld.ts'
import { startPlaceWorld } from '#tests/support/server/startPlaceWorld.ts'

const { server, owner, manager } = await startPlaceWorld()

const inTilleuls = { params: { placeId: tilleuls } }
const changes = {
  name: 'Résidence Les Grands Tilleuls',
  description: 'Deux immeubles autour d’un jardin.',
  street: '16 rue de la Bassée',
  zipCode: '59000',
  city: 'Lille',
}
const stored = async () => {
  const [row] = await server.platform.db.select().from(places).where(eq(places.id, tilleuls))
  return row
}

describe('a place', () => {
  it('shows its buildings, the person’s lots and identity, and the people who share it with them', async () => {
    const place = await owner.get(placeRoutes.read, inTilleuls)
    const { name, street, zipCode, buildings, tantiemesTotal } = demoPlace('tilleuls')

    expect(place).toMatchObject({
      name,
      address: demoAddress('tilleuls'),
      street,
      zipCode,
      buildings,
      tantiemesTotal,
      roles: ['coowner'],
      rolesInAll: ['coowner'],
      defaultIdentity: { role: 'coowner', isDefault: true, displayName: null },
      sharedWith: [{ userId: personOf('invite'), displayName: demoName('invite'), role: 'coowner_secondary' }],
    })
    expect(place.lots.map(({ kind }) => kind)).toContain('flat')
    expect(place.agencyId).not.toBeNull()
  })

  it('names the person’s roles in all places of the offer, each once', async () => {
    const { db } = server.platform
    const member = { userId: personOf('gardien'), placeId: placeOf('vauban'), since: new Date(0) } as const
    const other = { userId: personOf('gardien'), placeId: placeOf('terrasses') } as const
    await db.insert(memberships).values([
      { ...member, role: 'coowner_manager' },
      { ...member, role: 'caretaker' },
      { ...member, ...other, role: 'director' },
    ])
    const caretaker = await signedInAs(server, 'gardien')
    expect(await caretaker.get(placeRoutes.read, inTilleuls)).toMatchObject({
      roles: ['caretaker'],
      rolesInAll: ['caretaker', 'coowner_manager'],
    })
    await removeMember(server, member.userId, member.placeId)
    await removeMember(server, other.userId, other.placeId)
  })

  it('hides the lots and guests of other people', async () => {
    const tenant = await signedInAs(server, 'locataire')
    const board = await signedInAs(server, 'conseil')

    expect(await tenant.get(placeRoutes.read, inTilleuls)).toMatchObject({ lots: [], sharedWith: [] })
    const numbers = (await board.get(placeRoutes.read, inTilleuls)).lots.map(({ number }) => number)
    const others = (await owner.get(placeRoutes.read, inTilleuls)).lots.map(({ number }) => number)
    expect(numbers.filter((number) => others.includes(number))).toEqual([])
  })

  it.each([
    ['read', placeRoutes.read],
    ['agency', placeRoutes.agency],
    ['fiscalYears', placeRoutes.fiscalYears],
  ])('of somebody else answers %s like one that does not exist', async (_name, route) => {
    const answers = await Promise.all(
      [placeOf('terrasses'), nowhere].map(async (placeId) => {
        const response = await owner.call(route, { params: { placeId } })
        return { status: response.status, body: (await response.text()).replace(/"request_id":"[^"]*"/, '') }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(404)
  })

  it('of another offer does not exist on this site, even for staff of both', async () => {
    expect((await manager.call(placeRoutes.read, { params: { placeId: placeOf('terrasses') } })).status).toBe(404)
  })

  it('is closed to a removed member from the next request on', async () => {
    const leaving = await signedInAs(server, 'partenaire')
    expect((await leaving.call(placeRoutes.read, inTilleuls)).status).toBe(200)

    await removeMember(server, personOf('partenaire'), tilleuls)
    expect((await leaving.call(placeRoutes.read, inTilleuls)).status).toBe(404)
    expect((await leaving.call(placeRoutes.agency, inTilleuls)).status).toBe(404)
  })
})

describe('a change to a place', () => {
  const update = (person: SignedIn, place: Record<string, unknown> = changes) =>
    person.call(placeRoutes.update, { ...inTilleuls, body: { place } })

  it('is reserved for managers', async () => {
    const before = await stored()
    expect(await refusalOf(await update(owner))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['name', { ...changes, name: ' ' }, 'required'],
    ['zip_code', { ...changes, zipCode: 'H2J 2L3' }, 'invalid'],
    ['description', { ...changes, description: 'x'.repeat(1_001) }, 'too_long'],
    ['offer', { ...changes, offer: 'VSY' }, 'unknown_key'],
    ['search_text', { ...changes, searchText: 'x' }, 'unknown_key'],
    ['tantiemes_total', { ...changes, tantiemesTotal: 1 }, 'unknown_key'],
  ])('refuses a wrong or foreign field: %s', async (field, place, fieldCode) => {
    const before = await stored()
    expect(await refusalOf(await update(manager, place))).toMatchObject({
      status: 422,
      field: `place.${field}`,
      fieldCode,
    })
    expect(await stored()).toEqual(before)
  })

  it('is announced, audited, and found by the new words', async () => {
    const answer = await manager.get(placeRoutes.update, { ...inTilleuls, body: { place: changes } })
    expect(answer).toMatchObject({ name: changes.name, address: '16 rue de la Bassée, 59000\u00a0Lille' })

    const found = async (search: string) =>
      (await owner.get(placeRoutes.mine, { query: { 'filter[search]': search } })).data.result
    expect(await found('grands tilleuls 16 RUE')).toEqual([tilleuls])
    expect(await found('14 rue de la bassée')).toEqual([])
    expect(
      await server.platform.db.select().from(auditEntries).where(eq(auditEntries.action, 'places.update')),
    ).toEqual([expect.objectContaining({ subjectId: tilleuls, actorId: personOf('gestionnaire') })])
    expect(await server.platform.db.select().from(liveEvents).where(eq(liveEvents.topic, 'places'))).toEqual([
      expect.objectContaining({ placeId: tilleuls, userId: null, subjectId: tilleuls }),
    ])
  })
})

describe('the agency of a place', () => {
  it('shows hours, contact details and the people in charge of the place, each once', async () => {
    const agency = await owner.get(placeRoutes.agency, inTilleuls)
    const inCharge = demoPeople
      .flatMap(({ name, roles }) => roles.map((held) => ({ ...held, name: demoName(name) })))
      .filter(({ place, role }) => place === 'tilleuls' && new Set<RoleName>(roleFilters.staff).has(role))
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, role }) => [name, role])

    expect(agency).toMatchObject({ name: demoAgency('ESE').name, address: demoAgencyAddress('ESE') })
    expect(agency.openingHours).toEqual(demoAgency('ESE').openingHours)
    expect(agency.team.map(({ displayName, role }) => [displayName, role])).toEqual(inCharge)
  })

  it('does not exist where a place has none', async () => {
    await server.platform.db
      .update(places)
      .set({ agencyId: null })
      .where(eq(places.id, placeOf('vauban')))
    const answer = await owner.call(placeRoutes.agency, { params: { placeId: placeOf('vauban') } })
    expect(answer.status).toBe(404)
  })
})

describe('fiscal years', () => {
  it('are listed with the latest first, one of them current, and counted in the headers', async () => {
    const { data, meta } = await owner.get(placeRoutes.fiscalYears, inTilleuls)
    const years = data.result.map((id) => data.entities.fiscalYears[id])

    const told = demoFiscalYears(server.clock.now())
      .filter(({ placeId }) => placeId === tilleuls)
      .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
      .map(({ startsOn, endsOn }) => [startsOn, endsOn])
    expect(years.map((year) => [year?.startsOn, year?.endsOn])).toEqual(told)
    expect(years.filter((year) => year?.isCurrent).map((year) => year?.startsOn)).toEqual(['2030-01-01'])
    expect(meta).toEqual({ total: told.length, perPage: 15, page: 1 })
    const second = await owner.call(placeRoutes.fiscalYears, { ...inTilleuls, query: { page: '2', per_page: '2' } })
    expect([second.headers.get('x-total'), second.headers.get('x-last-page')]).toEqual([
      String(told.length),
      String(Math.ceil(told.length / 2)),
    ])
  })

  it('say when they were closed, and approved by the meeting', async () => {
    const { data } = await owner.get(placeRoutes.fiscalYears, inTilleuls)
    const [last = ''] = data.result.slice(-1)
    await server.platform.db
      .update(fiscalYears)
      .set({ closedAt: new Date('2029-02-01T09:00:00Z'), approvedOn: '2029-06-10' })
      .where(eq(fiscalYears.id, last))

    const after = await owner.get(placeRoutes.fiscalYears, inTilleuls)
    expect(after.data.entities.fiscalYears[last]).toMatchObject({
      closedAt: '2029-02-01T09:00:00.000Z',
      approvedOn: '2029-06-10',
    })
    expect(data.entities.fiscalYears[data.result[0] ?? '']).toMatchObject({ closedAt: null, approvedOn: null })
  })

  it('may close in summer', async () => {
    const { data } = await owner.get(placeRoutes.fiscalYears, { params: { placeId: placeOf('vauban') } })
    const current = Object.values(data.entities.fiscalYears).filter(({ isCurrent }) => isCurrent)
    expect(current).toEqual([expect.objectContaining({ startsOn: '2029-07-01', endsOn: '2030-06-30' })])
  })

  it('are closed to tenants', async () => {
    const tenant = await signedInAs(server, 'locataire')
    expect(await refusalOf(await tenant.call(placeRoutes.fiscalYears, inTilleuls))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })
})
