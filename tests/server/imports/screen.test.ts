import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRoutes } from '#contract/importRoutes.ts'
import { importFileLimit, importFolderLimit } from '#contract/imports.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { importFiles, importParts } from '#server/services/imports/imports.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { bankStatement } from '#tests/support/server/bankFiles/bankMessages.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { importsOf, toUpload } from '#tests/support/server/importCalls.ts'
import { smallFolder, withLines } from '#tests/support/server/importFolder.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000

let server: TestServer
let admin: Awaited<ReturnType<typeof importsOf>>
beforeAll(async () => {
  server = await startDemoServer()
  admin = await importsOf(server)
})
afterAll(() => server.close())

const placesCalled = (sqlId: string) =>
  server.platform.db.select({ name: places.name }).from(places).where(eq(places.sqlId, sqlId))
const keptFiles = (importId: string) => server.platform.db.$count(importFiles, eq(importFiles.importId, importId))
/** The small folder for another place, so that tests do not find each other's rows. */
const folderOf = (place: string, name = 'Les Érables') => ({
  places: [smallFolder.places[0], `${place};ESE;;${name};14 rue des Érables;59000;Lille;;1000`],
  buildings: [smallFolder.buildings[0], `B1;${place};A`],
  lots: [smallFolder.lots[0], `L1;${place};B1;1;flat;1000`],
})

describe('the templates', () => {
  it.each(['ESE', 'VQC'] as const)('of %s can be imported as they are', async (offer) => {
    const own = await importsOf(server, offer)
    const { files } = await own.templates()
    const sent = await own.send(files.map(({ name, csv }) => ({ name, content: Buffer.from(csv).toString('base64') })))
    expect(sent.status).toBe(200)
    await server.drain()
    const newest = (await own.list()).imports.find(({ state }) => state === 'checked')
    const rows = files.reduce((sum, { csv }) => sum + csv.trim().split('\n').length - 1, 0)
    expect(newest).toMatchObject({ refusals: 0, rowsDone: rows })
  })
})

describe('a statement of a bank', () => {
  const xml = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  const statement = xml(bankStatement([{ amount: '412.30', sign: 'CRDT', reference: 'X1' }]))

  it('is accepted unconverted, named after its place and account', async () => {
    const files = toUpload(folderOf('P-bank'))
    expect((await admin.send([...files, { name: 'P-bank.512.xml', content: statement }])).status).toBe(200)
    await server.drain()
    const { report, ...found } = await admin.read((await admin.list()).imports[0]?.id ?? '')
    expect(found).toMatchObject({ state: 'checked', refusals: 0 })
    expect(report?.files).toContainEqual(expect.objectContaining({ file: 'bank_statements.csv', created: 1 }))
  })

  it.each([
    ['another name', 'releve.xml', statement],
    ['another document', 'P1.512.xml', Buffer.from('<html/>').toString('base64')],
    ['a document type', 'P1.512.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>').toString('base64')],
  ])('is refused with %s', async (_, name, content) => {
    const answer = await admin.send([{ name, content }])
    expect(answer.status).toBe(422)
    expect(await refusalOf(answer)).toMatchObject({ code: 'invalid_value', fieldCode: 'unacceptedFile' })
  })
})

describe('an import of an administrator', () => {
  it('is compared first, written after the password, and done with a report', async () => {
    const id = await admin.create(smallFolder)
    expect(await admin.read(id)).toMatchObject({ state: 'checking', author: demoName('admin'), report: null })
    await server.drain()
    const checked = await admin.read(id)
    expect(checked).toMatchObject({ state: 'checked', confirmedAt: null, finishedAt: null, partsWritten: 0 })
    expect(checked.rowsDone).toBe(checked.rowsTotal)
    expect(checked.report).toMatchObject({
      outcomes: { changed: 2, unchanged: 0, refused: 0, held: 0 },
      refusalsTotal: 0,
    })
    expect(checked.report?.files).toContainEqual({
      file: 'lots.csv',
      created: 3,
      updated: 0,
      removed: 0,
      unchanged: 0,
      refused: 0,
    })
    expect(await placesCalled('P1')).toEqual([])
    expect(await keptFiles(id)).toBe(Object.keys(smallFolder).length)

    const typed = await admin.confirmationToken()
    const { actions } = await tracesOf(server, async () => {
      expect((await admin.confirmWith(id, typed)).status).toBe(204)
    })
    expect(actions).toEqual(['imports.confirm'])
    expect((await admin.read(id)).state).toBe('waiting')
    await server.drain()
    expect(await admin.read(id)).toMatchObject({
      state: 'done',
      finishedAt: expect.any(String),
      partsWritten: 2,
      report: { outcomes: { changed: 2, refused: 0 }, refusalsTotal: 0 },
    })
    expect(await placesCalled('P1')).toEqual([{ name: 'Les Érables' }])
    expect(await keptFiles(id)).toBe(0)
    const listed = (await admin.list()).imports.find((one) => one.id === id)
    expect(listed).toMatchObject({ state: 'done', refusals: 0, author: demoName('admin') })
  })

  it('that changes nothing cannot be confirmed', async () => {
    const first = await admin.check(folderOf('P-same'))
    await admin.confirm(first)
    await server.drain()
    const again = await admin.check(folderOf('P-same'))
    expect((await admin.read(again)).report?.outcomes).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await refusalOf(await admin.confirm(again))).code).toBe('action_not_possible')
  })

  it('is written without the places that are refused, which its file of refusals names', async () => {
    const both = withLines(folderOf('P-right'), {
      places: ['=P-wrong;ESE;;Le Hêtre;1 rue du Bois;59000;Lille;;1000'],
      buildings: ['B9;=P-wrong;A'],
      lots: ['L9;=P-wrong;B9;1;flat;beaucoup'],
    })
    const id = await admin.check(both)
    expect((await admin.read(id)).report).toMatchObject({
      outcomes: { changed: 1, refused: 1 },
      parts: [
        { place: '=P-wrong', outcome: 'refused', refusals: 1 },
        { place: 'P-right', outcome: 'changed', created: 3 },
      ],
      refusals: [{ place: '=P-wrong', file: 'lots.csv', line: 3, column: 'tantiemes', reason: 'notANumber' }],
    })
    const { name, csv } = await admin.refusals(id)
    expect(name).toMatch(/^import-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv).toContain("'=P-wrong;lots.csv;3;tantiemes;Un nombre entier")
    await admin.confirm(id)
    await server.drain()
    expect(await placesCalled('P-right')).toHaveLength(1)
    expect(await placesCalled('=P-wrong')).toEqual([])
    expect(await admin.read(id)).toMatchObject({ state: 'done', report: { refusalsTotal: 1 } })
  })

  it('needs a recent password, and is written once however often it is confirmed', async () => {
    const id = await admin.check(folderOf('P-once'))
    expect((await refusalOf(await admin.confirmWith(id, 'not-confirmed'))).code).toBe('confirmation_required')
    const typed = await admin.confirmationToken()
    const answers = await Promise.all([admin.confirmWith(id, typed), admin.confirmWith(id, typed)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
    await server.drain()
    expect((await admin.read(id)).state).toBe('done')
    expect((await refusalOf(await admin.abandon(id))).code).toBe('action_not_possible')
  })

  it('can be abandoned until it is confirmed; its files are deleted, and no job writes it', async () => {
    const id = await admin.create(folderOf('P-never'))
    expect((await admin.abandon(id)).status).toBe(204)
    await server.drain()
    expect(await admin.read(id)).toMatchObject({ state: 'abandoned', report: null })
    expect(await keptFiles(id)).toBe(0)
    expect((await refusalOf(await admin.confirm(id))).code).toBe('action_not_possible')
    expect(await placesCalled('P-never')).toEqual([])
  })
})

describe('an attempt that fails', () => {
  it('says so, changes nothing, and is followed by another one', async () => {
    const id = await admin.check(folderOf('P-again'))
    const { db } = server.platform
    const unreadable = { importId: id, part: 'of a later release', outcome: 'unknown' }
    await db.insert(importParts).values(unreadable)
    await admin.confirm(id)
    await server.drain()
    expect((await admin.read(id)).state).toBe('failed')
    expect(await placesCalled('P-again')).toEqual([])
    expect((await refusalOf(await admin.abandon(id))).code).toBe('action_not_possible')

    await db.delete(importParts).where(eq(importParts.importId, id))
    await passJobTime(db, 60_000)
    await server.drain()
    await passJobTime(db, 0)
    expect(await admin.read(id)).toMatchObject({ state: 'done', partsWritten: 1 })
    expect(await placesCalled('P-again')).toHaveLength(1)
  })
})

describe('a refused folder', () => {
  it('has a file twice, a file that is too large, or no file', async () => {
    const [file] = toUpload({ buildings: smallFolder.buildings })
    if (!file) throw new Error('no file')
    const large = Buffer.alloc(importFileLimit + 1, 'a').toString('base64')
    const refused = async (files: readonly (typeof file)[]) => refusalOf(await admin.send(files))
    expect(await refused([])).toMatchObject({ code: 'invalid_value', field: 'import.files' })
    expect(await refused([file, file])).toMatchObject({ field: 'import.files.1.name', fieldCode: 'taken' })
    expect(await refused([{ ...file, content: large }])).toMatchObject({ fieldCode: 'fileTooLarge' })
    expect(await refused([{ ...file, content: 'not base64!' }])).toMatchObject({ fieldCode: 'invalid' })
    const half = Buffer.alloc(importFolderLimit / 2 + 1, 'a').toString('base64')
    expect(
      await refused([
        file,
        { ...file, name: 'lots.csv', content: half },
        { ...file, name: 'people.csv', content: half },
      ]),
    ).toMatchObject({
      code: 'request_too_large',
    })
  })
})

describe('imports', () => {
  it('of another offer are as absent as those that never existed', async () => {
    const id = (await admin.list()).imports[0]?.id ?? ''
    const other = await importsOf(server, 'VSY')
    expect((await other.request(id)).status).toBe(404)
    expect((await other.abandon(id)).status).toBe(404)
    expect((await other.list()).imports).toEqual([])
  })

  it('are for administrators', async () => {
    const { accessToken: token } = await signIn(server, { name: 'gestionnaire' })
    for (const route of [importRoutes.list, importRoutes.templates]) {
      expect((await requestRoute(server.app, route, { token })).status).toBe(403)
    }
  })
})

describe('an import that waits', () => {
  it('is abandoned after a day with its files, and keeps its report', async () => {
    const id = await admin.check(folderOf('P-late'))
    server.clock.advance(day - 60_000)
    await cleanUp(server.platform)
    expect((await (await importsOf(server)).read(id)).state).toBe('checked')
    server.clock.advance(120_000)
    await cleanUp(server.platform)
    expect(await (await importsOf(server)).read(id)).toMatchObject({
      state: 'abandoned',
      report: { outcomes: { changed: 1 } },
    })
    expect(await keptFiles(id)).toBe(0)
  })
})
