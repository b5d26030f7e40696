import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { type Files, importFolder, smallFolder, withLines } from '#tests/support/server/importFolder.ts'
import { dumpTables } from '#tests/support/server/tableDump.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const outcomes = async (files: Files, settings = {}) =>
  (await importFolder(server, files, settings)).parts.map(({ place, outcome }) => [place, outcome])
const countsOf = async (files: Files, place: string | null = 'P1') =>
  (await importFolder(server, files)).parts.find((part) => part.place === place)?.counts
const one = { created: 0, updated: 0, removed: 0, unchanged: 0 }
const placeOf = async (key: string) => (await server.platform.db.select().from(places).where(eq(places.sqlId, key)))[0]
const lotsOf = async (key: string) => {
  const rows = await server.platform.db
    .select({ lot: lots.sqlId, number: lots.number, building: lots.building, owner: userOffers.sqlId })
    .from(lots)
    .innerJoin(places, eq(places.id, lots.placeId))
    .leftJoin(userOffers, eq(userOffers.userId, lots.ownerId))
    .where(eq(places.sqlId, key))
    .orderBy(lots.number)
  return rows.map(({ lot, number, building, owner }) => [lot, number, building, owner])
}

describe('a folder', () => {
  it('is only compared by a dry run, and then written as announced', async () => {
    const { db } = server.platform
    const before = await dumpTables(db)
    const announced = await importFolder(server, smallFolder, { isDry: true })
    expect(await dumpTables(db)).toEqual(before)
    expect(announced).toMatchObject({ refusals: [], refusalsTotal: 0 })

    expect(await importFolder(server, smallFolder)).toEqual(announced)
    expect(await lotsOf('P1')).toEqual([
      ['L1', 1, 'Bâtiment A', 'C1'],
      ['L2', 2, 'Bâtiment B', 'C2'],
      ['L3', 3, 'Bâtiment B', 'C2'],
    ])
    expect(await placeOf('P1')).toMatchObject({ buildingsCount: 2, mainLotsCount: 2, tantiemesTotal: 1_000 })
    const [meeting] = await db.select().from(meetings)
    expect(meeting?.heldAt).toEqual(new Date('2026-06-10T16:30:00Z'))
    const [person] = await db.select().from(users).where(eq(users.email, 'zoe.marchand@courriel.example'))
    expect(person).toMatchObject({
      displayName: 'Zoé Marchand',
      phoneNumber: '+33612345678',
      searchText: 'zoe marchand',
    })
    expect(server.outbox.mails()).toEqual([])
  })

  it('changes nothing the second time, nor in another order, with commas and a byte order mark', async () => {
    const before = await dumpTables(server.platform.db)
    expect(await outcomes(smallFolder)).toEqual([
      [null, 'unchanged'],
      ['P1', 'unchanged'],
    ])
    const shuffled = Object.entries(smallFolder).map(([name, [header, ...lines]]): [string, Uint8Array] => {
      const text = [header, ...lines.toReversed()].map((line) => toCommas(line ?? '')).join('\r\n')
      return [`${name}.csv`, Buffer.from(`\uFEFF${text}\r\n\r\n`)]
    })
    const again = await importFolder(server, new Map(shuffled))
    expect(again.refusals).toEqual([])
    expect(again.parts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(await dumpTables(server.platform.db)).toEqual(before)
  })

  it('leaves one audit entry for each part that it has changed', async () => {
    const entries = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.action, 'imports.write'))
    expect(new Set(entries.map(({ detail }) => Reflect.get(Object(detail), 'place')))).toEqual(new Set([null, 'P1']))
    expect(entries).toHaveLength(2)
  })

  it('updates what a newer one changes: names, numbers that are exchanged, a sold lot, a role that ended', async () => {
    const newer = withLines(smallFolder, {
      buildings: ['B2;P1;Pavillon'],
      lots: ['L1;P1;B1;2;flat;600', 'L2;P1;B2;1;flat;390'],
      owners: ['P1;L3;C1;'],
      roles: ['R3;P1;C2;coownership_board_member;2024-01-31;2024-12-31'],
      shares: ['P1;K1;L1;400', 'P1;K1;L2;600'],
    })
    expect(await countsOf(newer)).toMatchObject({
      people: { ...one, unchanged: 2 },
      buildings: { ...one, updated: 1, unchanged: 1 },
      lots: { ...one, updated: 3 },
      owners: { ...one, updated: 1, unchanged: 2 },
      roles: { ...one, removed: 1, unchanged: 2 },
      shares: { ...one, updated: 2 },
    })
    expect(await lotsOf('P1')).toEqual([
      ['L2', 1, 'Pavillon', 'C2'],
      ['L1', 2, 'Bâtiment A', 'C1'],
      ['L3', 3, 'Pavillon', 'C1'],
    ])
    expect(await outcomes(newer)).toEqual([
      [null, 'unchanged'],
      ['P1', 'unchanged'],
    ])
    expect(await outcomes(smallFolder)).toContainEqual(['P1', 'changed'])
  })

  it('keeps rows that it no longer contains, and adopts matching rows of the portal', async () => {
    const before = await dumpTables(server.platform.db)
    const { shares: _shares, people: _people, buildings: _buildings, ...fewer } = smallFolder
    expect(await outcomes({ ...fewer, customers: [smallFolder.customers[0]] })).toContainEqual(['P1', 'unchanged'])
    expect(await dumpTables(server.platform.db)).toEqual(before)
  })

  it('replaces all shares of the keys that it names', async () => {
    const shares = [smallFolder.shares[0], 'P1;K1;L1;1000']
    expect(await countsOf({ shares })).toEqual({ shares: { ...one, updated: 1, removed: 1 } })
    expect(await countsOf({ shares: smallFolder.shares })).toEqual({ shares: { ...one, created: 1, updated: 1 } })
  })

  it('keeps data that people entered where it is empty, and the address of an account with a password', async () => {
    const { db } = server.platform
    const noe = eq(users.email, 'noe.petit@courriel.example')
    await db.update(users).set({ phoneNumber: '+33611111111', displayName: 'Nono', passwordHash: 'x' }).where(noe)
    expect(await outcomes(smallFolder)).toContainEqual(['P1', 'unchanged'])

    const moved = withLines(smallFolder, { people: ['C2;autre@courriel.example;Noé;Petit;;;;'] })
    expect(await outcomes(moved)).toContainEqual(['P1', 'unchanged'])
    expect((await db.select().from(users).where(noe))[0]).toMatchObject({ displayName: 'Nono' })
    await db.update(users).set({ passwordHash: null, phoneNumber: null, displayName: 'Noé Petit' }).where(noe)
  })

  it('adopts an account with the same address, and an existing role', async () => {
    const { db, now } = server.platform
    const [account] = await db
      .insert(users)
      .values({ email: 'lea@courriel.example', displayName: 'lea', firstName: '', lastName: '', createdAt: now() })
      .returning()
    const place = await placeOf('P1')
    const [userId, placeId] = [account?.id ?? '', place?.id ?? '']
    await db.insert(memberships).values({ userId, placeId, role: 'tenant', since: now() })
    const files = {
      people: [smallFolder.people[0], 'C9;LEA@courriel.example;Léa;Roy;;;;'],
      roles: [smallFolder.roles[0], 'R9;P1;C9;tenant;;'],
    }
    expect(await countsOf(files)).toEqual({ people: { ...one, updated: 1 }, roles: { ...one, updated: 1 } })
    expect(await countsOf(files)).toEqual({ people: { ...one, unchanged: 1 }, roles: { ...one, unchanged: 1 } })
    const members = await db.select().from(memberships).where(eq(memberships.userId, userId))
    expect(members).toMatchObject([{ sqlId: 'R9', role: 'tenant' }])
  })
})

describe('the parts of a folder', () => {
  const second = {
    places: ['P2;ESE;A1;Les Sapins;2 rue des Sapins;59800;Lille;;100'],
    buildings: ['B1;P2;Unique'],
    lots: ['L1;P2;B1;1;flat;100'],
    people: ['C3;eva.noir@courriel.example;Eva;Noir;;;;'],
    roles: ['R1;P2;C1;lessor;;', 'R2;P2;C3;coowner;;'],
    owners: ['P2;L1;C3;'],
  }
  const both = { ...smallFolder }
  const folder: Files = Object.fromEntries(
    Object.entries(both).map(([name, lines]) => [name, [...lines, ...(Reflect.get(second, name) ?? [])]]),
  )
  const spoilt = (name: string, from: string, to: string): Files => ({
    ...folder,
    [name]: (folder[name] ?? []).map((line) => line.replace(from, to)),
  })

  it('are places: one with a refusal changes nothing, the others go in', async () => {
    const before = await lotsOf('P1')
    const { parts, refusals } = await importFolder(server, {
      ...spoilt('lots', 'L3;P1;B2;3;cellar;10', 'L3;P1;B2;3;cave;10'),
      buildings: (folder.buildings ?? []).map((line) => line.replace('Bâtiment A', 'Bâtiment neuf')),
    })
    expect(parts.map(({ place, outcome }) => [place, outcome])).toEqual([
      [null, 'unchanged'],
      ['P1', 'refused'],
      ['P2', 'changed'],
    ])
    expect(refusals).toEqual([
      { place: 'P1', file: 'lots.csv', line: 4, column: 'kind', reason: 'unknownValue', detail: null },
    ])
    expect(await lotsOf('P1')).toEqual(before)
    expect(await lotsOf('P2')).toEqual([['L1', 1, 'Unique', 'C3']])
  })

  it('share people: a refused person holds up every place that has a role for them, and no other place', async () => {
    const wrongEverywhere = await importFolder(server, spoilt('people', 'zoe.marchand@', 'zoe marchand'), {
      isDry: true,
    })
    expect(wrongEverywhere.parts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused', 'refused'])
    expect(wrongEverywhere.refusals).toMatchObject([
      { place: 'P1', file: 'people.csv', line: 2, column: 'email', reason: 'invalidEmail' },
      { place: 'P2', file: 'people.csv', line: 2, column: 'email', reason: 'invalidEmail' },
    ])
    const wrongThere = await importFolder(server, spoilt('people', 'eva.noir@', 'eva noir'), { isDry: true })
    expect(wrongThere.parts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'refused'])
  })

  it('wait for rows that belong to no place: while those are refused, nothing is written', async () => {
    const changed = spoilt('agencies', '03 53 01 01 00', '12')
    const files = { ...changed, lots: (changed.lots ?? []).map((line) => line.replace('L1;P2;B1;1;', 'L1;P2;B1;7;')) }
    expect(await outcomes(files)).toEqual([
      [null, 'refused'],
      ['P1', 'held'],
      ['P2', 'held'],
    ])
    expect(await lotsOf('P2')).toEqual([['L1', 1, 'Unique', 'C3']])
    expect(await outcomes({ ...folder, people: ['sql_id;email', 'C1;x'] })).toEqual([
      [null, 'refused'],
      ['P1', 'held'],
      ['P2', 'held'],
    ])
  })

  it('belong to one offer: rows of another one are refused', async () => {
    const { refusals } = await importFolder(server, { places: folder.places ?? [] }, { offer: 'VSY' })
    expect(refusals.map(({ file, line, column, reason }) => [file, line, column, reason])).toEqual([
      ['places.csv', 2, 'agency', 'unknownReference'],
      ['places.csv', 3, 'agency', 'unknownReference'],
    ])
    const places = (folder.places ?? []).map((line) => line.replace('A1', ''))
    expect((await importFolder(server, { places }, { offer: 'VSY' })).refusals).toMatchObject([
      { place: 'P1', line: 2, column: 'offer', reason: 'otherOffer', detail: 'ESE' },
      { place: 'P2', line: 3, column: 'offer', reason: 'otherOffer', detail: 'ESE' },
    ])
  })
})

/** Semicolons outside quotation marks become commas. */
function toCommas(line: string) {
  const cells = line.split(';').map((cell) => (cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell))
  return cells.join(',')
}
