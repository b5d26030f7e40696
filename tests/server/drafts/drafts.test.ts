import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftForms } from '#contract/api.ts'
import { draftRoutes as routes } from '#contract/drafts.ts'
import { commentDraft, reportDraft } from '#contract/reports/reportDrafts.ts'
import { manifests } from '#server/areas.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf, tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const placeId = demoId('place tilleuls')
const params = { placeId, form: reportDraft.form }
let server: TestServer
let token: string
let neighbour: string
beforeAll(async () => {
  server = await startDemoServer()
  token = (await signIn(server, { name: 'locataire' })).accessToken
  neighbour = (await signIn(server, { name: 'gardien' })).accessToken
})
beforeEach(async () => void (await server.platform.db.delete(drafts)))
afterAll(() => server.close())

const leak = {
  key: demoId('the key of a leak'),
  category: 2,
  kind: 'emergency',
  equipment: 'corridor',
  equipmentId: null,
  title: 'Fuite au 3ᵉ',
  description: 'De l’eau coule…',
} as const
const read = async (as = token) => (await answerOf(server, routes.read, { params, token: as })).draft
const write = (value: object, attachmentIds: readonly string[] = [], as = token) =>
  requestRoute(server.app, routes.write, { params, token: as, body: { draft: { value, attachmentIds } } })
const remove = () => requestRoute(server.app, routes.remove, { params, token })

async function storeFile(owner: string, what = 'photo') {
  const id = demoId(`a ${what} of ${owner}`)
  await server.platform.db.insert(attachments).values({
    id,
    ownerId: personOf(owner),
    displayName: 'fuite.jpg',
    sourceFileName: 'IMG_1.jpg',
    contentType: 'image/jpeg',
    size: 1_000,
    storageKey: id,
    createdAt: server.clock.now(),
  })
  return id
}

describe('a draft report', () => {
  it('does not exist until somebody starts one', async () => {
    expect(await read()).toBeNull()
  })

  it('is stored unchanged, for its author and nobody else', async () => {
    expect((await write(leak)).status).toBe(204)

    expect(await read()).toEqual({ value: leak, attachments: [], updatedAt: server.clock.now().toISOString() })
    expect(await read(neighbour)).toBeNull()
  })

  it('is stored however incomplete, and replaces the previous one', async () => {
    await write(leak)
    await write({ ...leak, category: null, kind: null, equipment: null, title: '', description: ' ' })

    expect(await read()).toMatchObject({ value: { category: null, title: '', description: ' ' } })
    expect(await server.platform.db.$count(drafts)).toBe(1)
  })

  it('restores the person’s own files in their order, and no others', async () => {
    const own = await storeFile('locataire')
    const foreign = await storeFile('gardien')
    expect((await write(leak, [foreign, demoId('no file'), own])).status).toBe(204)

    expect((await read())?.attachments).toMatchObject([{ id: own, displayName: 'fuite.jpg', thumbnailUrl: null }])
  })

  it('keeps its files for their sender as long as it exists', async () => {
    const [own, foreign] = [await storeFile('locataire', 'lasting photo'), await storeFile('gardien', 'lasting photo')]
    await write(leak, [own, foreign])
    server.clock.advance(40 * 24 * 3_600_000)
    await cleanUp(server.platform)
    token = (await signIn(server, { name: 'locataire' })).accessToken
    expect((await read())?.attachments).toMatchObject([{ id: own }])
    expect(await server.platform.db.$count(attachments, eq(attachments.id, foreign))).toBe(0)

    await write(leak)
    await cleanUp(server.platform)
    expect(await server.platform.db.$count(attachments, eq(attachments.id, own))).toBe(0)
  })

  it('is gone once it is sent or discarded', async () => {
    await write(leak)
    expect((await remove()).status).toBe(204)

    expect(await read()).toBeNull()
    expect((await remove()).status).toBe(204)
  })

  it('is audited when it is started and deleted, not at each pause in typing', async () => {
    const begun = await tracesOf(server, () => write(leak))
    const more = await tracesOf(server, () => write({ ...leak, title: 'Fuite au 4ᵉ' }))
    const gone = await tracesOf(server, remove)
    const nothing = await tracesOf(server, remove)

    expect([begun, more, gone, nothing].map(({ actions }) => actions)).toEqual([
      ['drafts.begin'],
      [],
      ['drafts.remove'],
      [],
    ])
    expect(JSON.stringify([begun.entries, gone.entries])).not.toContain('Fuite')
  })

  it.each([
    { ...leak, description: 'x'.repeat(20_001) },
    { ...leak, key: 'mine' },
    { ...leak, category: 8 },
    { ...leak, userId: demoId('person gardien') },
    { ...leak, attachmentIds: [] },
    {},
  ])('is refused where it could not become a report: %#', async (draft) => {
    expect(await refusalOf(await write(draft))).toMatchObject({ status: 422 })
  })

  it('is refused with more files than a report may have', async () => {
    const ids = Array.from({ length: 11 }, () => leak.key)
    expect(await refusalOf(await write(leak, ids))).toMatchObject({ status: 422 })
  })

  it('is ignored when an earlier version stored it in another form', async () => {
    await write(leak)
    await server.platform.db
      .update(drafts)
      .set({ value: { text: 'old' } })
      .where(eq(drafts.placeId, placeId))
    expect(await read()).toBeNull()
  })
})

describe('the kit', () => {
  const call = (form: string, subjectId?: string) =>
    requestRoute(server.app, routes.write, {
      params: { placeId, form },
      ...(subjectId && { query: { subject_id: subjectId } }),
      token,
      body: { draft: { value: { body: 'Vu aussi' } } },
    })

  it('serves every form of the contract, each declared by one area', () => {
    const keptForms = manifests.flatMap(({ drafts: kept = [] }) => kept)
    const names = keptForms.map(({ draft }) => draft.form)
    expect(names.toSorted()).toEqual(draftForms.map(({ form }) => form).sort())
    for (const { draft, subject } of keptForms) expect(subject === undefined).toBe(draft.subject === undefined)
  })

  it('refuses an unknown form, a subject that the form does not have, and one of another place', async () => {
    expect(await refusalOf(await call('poem'))).toMatchObject({ status: 404 })
    expect(await refusalOf(await call(reportDraft.form, demoReportId('tilleuls', 0)))).toMatchObject({ status: 404 })
    expect(await refusalOf(await call(commentDraft.form))).toMatchObject({ status: 404 })
    expect(await refusalOf(await call(commentDraft.form, demoReportId('vauban', 0)))).toMatchObject({ status: 404 })
    expect((await call(commentDraft.form, demoReportId('tilleuls', 0))).status).toBe(204)
  })

  it('deletes drafts of a removed form, and drafts about a deleted thing', async () => {
    const rest = { userId: personOf('locataire'), placeId, value: {}, attachmentIds: [], updatedAt: new Date() }
    await server.platform.db.insert(drafts).values([
      { ...rest, form: 'poem', subjectId: null },
      { ...rest, form: commentDraft.form, subjectId: demoId('no report') },
      { ...rest, form: commentDraft.form, subjectId: demoReportId('tilleuls', 0) },
    ])
    await cleanUp(server.platform)
    expect(await server.platform.db.select({ subjectId: drafts.subjectId }).from(drafts)).toEqual([
      { subjectId: demoReportId('tilleuls', 0) },
    ])
  })
})
