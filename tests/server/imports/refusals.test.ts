import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalsCsv } from '#server/services/imports/refusalsCsv.ts'
import { importFolder, smallFolder, toFolder, withLines } from '#tests/support/server/importFolder.ts'
import { dumpTables } from '#tests/support/server/tableDump.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The refusals of a folder with these lines. */
async function refusalsWith(changed: Readonly<Record<string, readonly string[]>>) {
  const { refusals } = await importFolder(server, withLines(smallFolder, changed), { isDry: true })
  return refusals.map(({ file, line, column, reason, detail }) => [file, line, column, reason, detail])
}
async function refusalsOfBytes(name: string, bytes: Uint8Array) {
  const { refusals } = await importFolder(server, new Map([...toFolder(smallFolder), [name, bytes]]), { isDry: true })
  return refusals.map(({ file, line, column, reason, detail }) => [file, line, column, reason, detail])
}

describe('a refusal names its file, line, column and reason', () => {
  it.each([
    ['people', 'C1;;Zoé;Marchand;;;;', 2, 'email', 'required', null],
    ['people', 'C1;zoe@;Zoé;Marchand;;;;', 2, 'email', 'invalidEmail', null],
    ['people', 'C1;zoe@courriel.example;Zoé;Marchand;0612;;;', 2, 'phone_number', 'invalidPhone', null],
    ['people', 'C1;zoe@courriel.example;Zoé;Marchand;;;31/12/1980;', 2, 'birth_date', 'notADay', null],
    ['people', 'C1;zoe@courriel.example;Zoé;Marchand;;;1981-02-29;', 2, 'birth_date', 'notADay', null],
    ['people', 'C1;zoe@courriel.example;Zoé;Marchand;;;;de', 2, 'locale', 'unknownValue', null],
    ['people', `C1;zoe@courriel.example;${'é'.repeat(81)};Marchand;;;;`, 2, 'first_name', 'tooLong', null],
    ['people', 'C1;zoe@courriel.example', 2, null, 'wrongCellCount', '2 / 8'],
    ['people', 'C2;zoe.marchand@courriel.example;Noé;Petit;;;;', 3, 'email', 'duplicate', null],
    ['places', 'P1;ESE;A7;Les Érables;1 rue;59000;Lille;;1000', 2, 'agency', 'unknownReference', 'A7'],
    ['places', 'P1;ESE;A1;Les Érables;1 rue;H2X 1Y4;Lille;;1000', 2, 'zip_code', 'invalidZipCode', null],
    ['places', 'P1;ESE;A1;Les Érables;1 rue;59000;Lille;;999', 2, 'tantiemes_total', 'wrongSum', '1000 / 999'],
    ['lots', 'L3;P1;B7;3;cellar;10', 4, 'building', 'unknownReference', 'B7'],
    ['lots', 'L3;P1;B2;3;cellar;-10', 4, 'tantiemes', 'notANumber', null],
    ['lots', 'L3;P1;B2;2;cellar;10', 4, 'number', 'duplicate', null],
    ['owners', 'P1;L7;C1;', 5, 'lot', 'unknownReference', 'L7'],
    ['owners', 'P1;L1;C7;', 2, 'person', 'unknownReference', 'C7'],
    ['roles', 'R1;P1;C1;king;;', 2, 'role', 'unknownValue', null],
    ['roles', 'R1;P1;C1;coowner;2024-02-01;2024-01-31', 2, 'ended_on', 'endBeforeStart', null],
    ['customers', 'C-300001;P1;5900;coowner;2', 2, 'zip_code', 'invalidZipCode', null],
    ['fiscal_years', 'Y1;P1;2026-01-01;2025-12-31;oui', 2, 'ends_on', 'endBeforeStart', null],
    ['fiscal_years', 'Y1;P1;2026-01-01;2026-12-31;peut-être', 2, 'is_current', 'notYesOrNo', null],
    ['fiscal_years', 'Y2;P1;2027-01-01;2027-12-31;yes', 3, 'is_current', 'severalCurrent', null],
    ['shares', 'P1;K1;L2;299', 2, 'total', 'wrongSum', '999 / 1000'],
    ['meetings', 'M1;P1;ordinary;2026-06-10;Salle', 2, 'held_at', 'notAMoment', null],
    ['meetings', 'M1;P1;ordinary;2026-06-10 24:30;Salle', 2, 'held_at', 'notAMoment', null],
    ['equipments', 'E2;P9;light;Lampe;Hall;;', 3, 'place', 'unknownReference', 'P9'],
  ] as const)('%s.csv: %s', async (name, line, ...expected) => {
    const [at, column, reason, detail] = expected
    const found = await refusalsWith({ [name]: [line] })
    const file = reason === 'wrongSum' && name === 'shares' ? 'repartition_keys.csv' : `${name}.csv`
    expect(found).toEqual([[file, at, column, reason, detail]])
  })

  it('of an owner without a role in the place', async () => {
    const people = ['C3;eva@courriel.example;Eva;Noir;;;;']
    expect(await refusalsWith({ people, owners: ['P1;L1;C3;'] })).toEqual([
      ['owners.csv', 2, 'person', 'ownerWithoutRole', null],
    ])
  })

  it('once: a row that names a refused row is not refused for that', async () => {
    expect(await refusalsWith({ buildings: ['B1;P1;'], agencies: ['A1;ESE;Agence;1 rue;59000;Lille;x;x;x'] })).toEqual([
      ['agencies.csv', 2, 'phone_number', 'invalidPhone', null],
      ['agencies.csv', 2, 'email', 'invalidEmail', null],
      ['agencies.csv', 2, 'opening_hours', 'invalidHours', null],
      ['buildings.csv', 2, 'name', 'required', null],
    ])
  })

  it('for the first thousand, with their total', async () => {
    const header = 'sql_id;place;person;role;since;ended_on'
    const roles = [header, ...Array.from({ length: 1_500 }, (_, index) => `R${index};P1;C1;king;;`)]
    const report = await importFolder(server, { ...smallFolder, roles }, { isDry: true })
    expect(report.refusals).toHaveLength(1_000)
    expect(report.refusalsTotal).toBe(1_500)
  })
})

describe('a file that cannot be read refuses the whole folder', () => {
  const lines = (...given: string[]) => Buffer.from(given.join('\n'))
  const accents = 'B1;P1;Bâtiment'
  const header = 'sql_id;place;name'
  it.each([
    ['another encoding', 'buildings.csv', Buffer.from(`${header}\n${accents}`, 'latin1'), null, null, 'notUtf8', null],
    [
      'two bytes for each letter',
      'buildings.csv',
      Buffer.from(`${header}\n${accents}`, 'utf16le'),
      null,
      null,
      'notUtf8',
      null,
    ],
    ['nothing', 'buildings.csv', lines(' '), null, null, 'empty', null],
    ['tabs', 'buildings.csv', lines('sql_id\tplace\tname', 'B1\tP1\tA'), 1, null, 'wrongSeparator', null],
    ['an open quotation mark', 'buildings.csv', lines(header, 'B1;P1;"A', 'B2;P1;B'), 3, null, 'wrongQuotes', null],
    ['a column too many', 'buildings.csv', lines(`${header};floors`, 'B1;P1;A;3'), 1, 'floors', 'unknownColumn', null],
    ['a column twice', 'buildings.csv', lines(`${header};name`, 'B1;P1;A;A'), 1, 'name', 'repeatedColumn', null],
    ['a misspelt name', 'bulidings.csv', lines(header), null, null, 'unknownFile', 'buildings.csv'],
    ['a name of its own', 'toto.txt', lines(header), null, null, 'unknownFile', null],
  ])('%s', async (_what, name, bytes, line, column, reason, detail) => {
    expect(await refusalsOfBytes(name, bytes)).toEqual([[name, line, column, reason, detail]])
  })

  it('with the nearest name for a misspelt column', async () => {
    expect(await refusalsOfBytes('buildings.csv', lines('sqlid;place;nom', 'B1;P1;A'))).toEqual([
      ['buildings.csv', 1, 'sqlid', 'unknownColumn', 'sql_id'],
      ['buildings.csv', 1, 'nom', 'unknownColumn', 'name'],
      ['buildings.csv', 1, 'sql_id', 'missingColumn', null],
      ['buildings.csv', 1, 'name', 'missingColumn', null],
    ])
  })

  it('whatever its bytes are, without an error and without a change', async () => {
    const before = await dumpTables(server.platform.db)
    const names = Object.keys(smallFolder)
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(';', ',', '"', '\n', '\r', '\uFEFF', '\0', 'P1', '='),
    )
    const some = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.array(text, { maxLength: 30 }).map((parts): Uint8Array => Buffer.from(parts.join(''))),
    )
    const folders = fc.tuple(fc.constantFrom(...names), fc.boolean(), some)
    await fc.assert(
      fc.asyncProperty(folders, async ([name, hasHeader, bytes]) => {
        const header = hasHeader ? `${Reflect.get(smallFolder, name)[0]}\n` : ''
        const content = Buffer.concat([Buffer.from(header), bytes])
        const report = await importFolder(server, new Map([[`${name}.csv`, content]]), { isDry: true })
        expect(JSON.stringify(report)).not.toContain('\\u0000')
      }),
      { numRuns: 150 },
    )
    expect(await dumpTables(server.platform.db)).toEqual(before)
  }, 60_000)
})

describe('a report as CSV', () => {
  it('holds no cell that a spreadsheet would run', () => {
    const refusal = { place: '=1+1', line: 1, column: '@SUM(A1)', reason: 'unknownColumn' as const, detail: null }
    const csv = refusalsCsv(
      [
        { ...refusal, file: '-x.csv' },
        { ...refusal, file: '+x.csv' },
      ],
      'fr-FR',
    )
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFImmeuble;Fichier;Ligne;Colonne;Motif',
      "'=1+1;'-x.csv;1;'@SUM(A1);Colonne inconnue",
      "'=1+1;'+x.csv;1;'@SUM(A1);Colonne inconnue",
      '',
    ])
  })
})

it('the templates of docs/import can be imported as they are', async () => {
  const names = (await readdir('docs/import')).filter((name) => name.endsWith('.csv'))
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [name, await readFile(join('docs/import', name))]),
  )
  const { refusals, parts } = await importFolder(server, new Map(files), { isDry: true })
  expect(refusals).toEqual([])
  expect(parts.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
})
