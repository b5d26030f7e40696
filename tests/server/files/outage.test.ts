import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { createS3Files } from '#server/platform/files/s3Files.ts'
import { idempotentRequests } from '#server/platform/idempotency.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing, pdf } from '#tests/support/server/hostileFiles.ts'
import { type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { startS3Server } from '#tests/support/server/s3Server.ts'
import { sendFile, sendFileOnce, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let s3: Awaited<ReturnType<typeof startS3Server>>
let server: TestServer
let resident: SignedIn
beforeAll(async () => {
  s3 = await startS3Server()
  server = await startDemoServer({ files: createS3Files(s3.settings, { patience: 1_000 }) })
  resident = await signedInAs(server, 'coproprietaire')
})
afterEach(() => server.platform.background.settled(10_000))
afterAll(async () => {
  await server.close()
  await s3.close()
})

const outages = {
  'refuses connections': { begin: () => s3.stop(), end: () => s3.comeBack() },
  'takes requests and never answers': { begin: async () => s3.hang(true), end: async () => s3.hang(false) },
  'answers 500': { begin: async () => s3.fail(1_000), end: async () => s3.fail(0) },
}
const held = async () => ({
  rows: await server.platform.db.$count(attachments),
  keys: await server.platform.db.$count(idempotentRequests),
  objects: s3.objects.size,
})
const open = (path: string) =>
  Promise.resolve(
    server.app.request(`http://ese.localhost:3000${path}`, {
      headers: { host: 'ese.localhost:3000', authorization: `Bearer ${resident.token}` },
    }),
  )

describe.each(Object.entries(outages))('while the file store %s', (_, { begin, end }) => {
  it('a file is refused for now, leaves nothing behind, and is stored by the same request later', async () => {
    const sent = { bytes: await drawing(), name: 'plan.png', key: randomUUID() }
    const before = await held()
    await begin()
    const refused = await sendFileOnce(server, resident, sent)
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: 'files_unavailable' })
    expect(await held()).toEqual(before)

    await end()
    const stored = await storedFile(await sendFileOnce(server, resident, sent))
    expect(await storedFile(await sendFileOnce(server, resident, sent))).toEqual(stored)
    expect(await held()).toEqual({ rows: before.rows + 1, keys: before.keys + 1, objects: before.objects + 2 })
  })

  // Each file waits in turn for a response that does not come.
  it('files cannot be opened, but everything else works, and nothing needs a restart', {
    timeout: 120_000,
  }, async () => {
    const { fileUrl, thumbnailUrl } = await storedFile(await sendFile(resident, await drawing(), 'plan.png'))
    const paths = [fileUrl, thumbnailUrl ?? '']
    await begin()
    for (const path of paths) {
      expect(await refusalOf(await open(path))).toMatchObject({ status: 503, code: 'files_unavailable' })
    }
    const others = Array.from({ length: 20 }, () => sendFile(resident, pdf, 'devis.pdf'))
    const list = await resident.call(reportRoutes.list, { params: { placeId: tilleuls } })
    expect(list.status).toBe(200)
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([503]))

    await end()
    for (const path of paths) expect((await open(path)).status).toBe(200)
  })

  it('the clean-up reports the failure after it has done everything else', async () => {
    await begin()
    await expect(cleanUp(server.platform)).rejects.toMatchObject({ code: 'files_unavailable' })
    await end()
    await cleanUp(server.platform)
  })
})

describe('a file whose second part is refused', () => {
  it('leaves no half behind', async () => {
    const before = await held()
    const files = { ...server.platform.files }
    const stumbling = await startDemoServer({
      files: {
        ...files,
        put: async (key, bytes, type) => {
          if (key.endsWith('-thumbnail')) throw new Error('no room left')
          await files.put(key, bytes, type)
        },
      },
    })
    const person = await signedInAs(stumbling, 'coproprietaire')
    expect((await sendFile(person, await drawing(), 'plan.png')).status).toBe(500)
    await stumbling.platform.background.settled(10_000)
    expect(await held()).toEqual(before)
    await stumbling.close()
  })
})

describe('a store that refuses the portal’s key', () => {
  it('counts as an internal fault, and leaves no row behind', async () => {
    const other = await startDemoServer({ files: createS3Files({ ...s3.settings, accessKeyId: 'another-key' }) })
    const person = await signedInAs(other, 'coproprietaire')
    const [rows, objects] = [await other.platform.db.$count(attachments), s3.objects.size]
    expect((await sendFile(person, pdf, 'devis.pdf')).status).toBe(500)
    expect([await other.platform.db.$count(attachments), s3.objects.size]).toEqual([rows, objects])
    expect(other.logged()).toContain('the file store answered 403 to a put')
    await other.close()
  })
})
