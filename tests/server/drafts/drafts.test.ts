import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftRoutes as routes } from '#contract/drafts.ts'
import { demoId } from '#server/demo/chance.ts'
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
const params = { placeId }
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
  attachmentIds: [],
} as const
const read = async (as = token) => (await answerOf(server, routes.readReport, { params, token: as })).draft
const write = (draft: object, as = token) =>
  requestRoute(server.app, routes.writeReport, { params, token: as, body: { draft } })
const remove = () => requestRoute(server.app, routes.removeReport, { params, token })

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

describe('a report that is being written', () => {
  it('is nothing until somebody begins', async () => {
    expect(await read()).toBeNull()
  })

  it('waits as it was left, for whoever wrote it and nobody else', async () => {
    expect((await write(leak)).status).toBe(204)
    const { attachmentIds, ...kept } = leak

    expect(await read()).toEqual({ ...kept, attachments: attachmentIds, updatedAt: server.clock.now().toISOString() })
    expect(await read(neighbour)).toBeNull()
  })

  it('is kept however unfinished, and in place of what was kept before', async () => {
    await write(leak)
    await write({ ...leak, category: null, kind: null, equipment: null, title: '', description: ' ' })

    expect(await read()).toMatchObject({ category: null, title: '', description: ' ' })
    expect(await server.platform.db.$count(drafts)).toBe(1)
  })

  it('brings back the files that the person sent, in their order, and no others', async () => {
    const own = await storeFile('locataire')
    const foreign = await storeFile('gardien')
    await write({ ...leak, attachmentIds: [foreign, demoId('no file'), own] })

    expect((await read())?.attachments).toMatchObject([{ id: own, displayName: 'fuite.jpg', thumbnailUrl: null }])
  })

  it('keeps its files as long as it waits, for whoever sent them, and no longer', async () => {
    const [own, foreign] = [await storeFile('locataire', 'lasting photo'), await storeFile('gardien', 'lasting photo')]
    await write({ ...leak, attachmentIds: [own, foreign] })
    server.clock.advance(40 * 24 * 3_600_000)
    await cleanUp(server.platform)
    token = (await signIn(server, { name: 'locataire' })).accessToken
    expect((await read())?.attachments).toMatchObject([{ id: own }])
    expect(await server.platform.db.$count(attachments, eq(attachments.id, foreign))).toBe(0)

    await write({ ...leak, attachmentIds: [] })
    await cleanUp(server.platform)
    expect(await server.platform.db.$count(attachments, eq(attachments.id, own))).toBe(0)
  })

  it('is gone once it was sent or given up', async () => {
    await write(leak)
    expect((await remove()).status).toBe(204)

    expect(await read()).toBeNull()
    expect((await remove()).status).toBe(204)
  })

  it('is written down when it is begun and when it goes, not at each pause in typing', async () => {
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
    { ...leak, attachmentIds: Array.from({ length: 11 }, () => leak.key) },
    {},
  ])('is refused where it could not be one: %#', async (draft) => {
    expect(await refusalOf(await write(draft))).toMatchObject({ status: 422 })
  })

  it('is none when an earlier version kept it otherwise', async () => {
    await write(leak)
    await server.platform.db
      .update(drafts)
      .set({ body: { text: 'old' } })
      .where(eq(drafts.placeId, placeId))
    expect(await read()).toBeNull()
  })
})
