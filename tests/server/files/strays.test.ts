import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '#server/demo/chance.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createFolderFiles } from '#server/platform/files/folderFiles.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { createS3Files } from '#server/platform/files/s3Files.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { removeStrays } from '#server/services/files/removeStrays.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing, pdf } from '#tests/support/server/hostileFiles.ts'
import { personOf, type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { startS3Server } from '#tests/support/server/s3Server.ts'
import { sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const hour = 3_600_000
let server: TestServer
let s3: Awaited<ReturnType<typeof startS3Server>>
let folder: string
/** Each store with a way to make its files older. */
const stores = new Map<string, { readonly files: FileStore; readonly age: (by: number) => Promise<void> }>()
beforeAll(async () => {
  server = await startDemoServer()
  const { clock } = server
  const advance = async (by: number) => clock.advance(by)
  s3 = await startS3Server({ now: clock.now })
  folder = await mkdtemp(join(tmpdir(), 'portal-strays-'))
  stores.set('memory', { files: createMemoryFiles(clock.now), age: advance })
  stores.set('a bucket', { files: createS3Files(s3.settings), age: advance })
  stores.set('a folder', {
    files: createFolderFiles(folder),
    age: async (by) => {
      clock.advance(by)
      const at = new Date(clock.now().getTime() - by)
      const inside = join(folder, 'attachments')
      for (const name of await readdir(inside)) await utimes(join(inside, name), at, at)
    },
  })
})
afterAll(async () => {
  await server.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

async function keysIn(files: FileStore) {
  const keys = []
  for await (const page of files.list('')) keys.push(...page.map(({ key }) => key))
  return keys.sort()
}
const photo = (owner: string, storageKey: string) => ({
  id: randomUUID(),
  ownerId: personOf(owner),
  displayName: 'photo.jpg',
  sourceFileName: 'photo.jpg',
  contentType: 'image/jpeg',
  size: pdf.length,
  storageKey,
  thumbnailKey: `${storageKey}-thumbnail`,
  createdAt: server.clock.now(),
  usedAt: server.clock.now(),
})

describe.each(['memory', 'a bucket', 'a folder'])('files without a row in %s', (place) => {
  it('are removed after a day, and nothing else is', async () => {
    const found = stores.get(place)
    if (!found) throw new Error('no such store')
    const { files, age } = found
    const needs = { ...server.platform, files }
    const stray = `attachments/${demoId(`a stray in ${place}`)}`
    const kept = `attachments/${demoId(`a file in ${place}`)}`
    const named = [kept, `${kept}-thumbnail`]
    const foreign = ['attachments/notes', `exports/${demoId('an export')}`]
    const strays = [stray, `${stray}-thumbnail`, `${stray}-${randomUUID()}`]
    for (const key of [...named, ...foreign, ...strays]) await files.put(key, pdf, 'application/pdf')
    await server.platform.db.insert(attachments).values(photo('coproprietaire', kept))

    await age(23 * hour)
    await removeStrays(needs)
    expect(await keysIn(files)).toEqual([...named, ...foreign, ...strays].sort())
    await age(26 * hour)
    const late = `attachments/${randomUUID()}`
    if (place !== 'a folder') await files.put(late, pdf, 'application/pdf')
    await removeStrays(needs)
    expect(await keysIn(files)).toEqual([...named, ...foreign, ...(place === 'a folder' ? [] : [late])].sort())
  })
})

describe('a store in which most files have no row', () => {
  it('is left alone because it belongs to another portal, and the log says so', async () => {
    const files = createMemoryFiles(server.clock.now)
    for (let n = 0; n < 51; n++) await files.put(`attachments/${randomUUID()}`, pdf, 'application/pdf')
    server.clock.advance(25 * hour)
    await expect(removeStrays({ ...server.platform, files })).rejects.toThrow(
      '51 stored files are named by no row and 0 are: nothing was removed',
    )
    expect(files.keys()).toHaveLength(51)
  })
})

describe('a file whose row may or may not have been committed', () => {
  let broken: TestServer
  let person: SignedIn
  const files = createMemoryFiles()
  beforeAll(async () => {
    broken = await startDemoServer({ files })
    person = await signedInAs(broken, 'coproprietaire')
  })
  afterAll(() => broken.close())

  it('keeps its bytes for a day, because a row without them would be worse', async () => {
    const { db, clock } = { ...broken, db: broken.platform.db }
    await db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'lost'; end $$`,
    )
    await db.execute(
      sql`create constraint trigger at_commit after insert on attachments deferrable initially deferred for each row execute function refuse()`,
    )
    expect((await sendFile(person, await drawing(), 'plan.png')).status).toBe(500)
    expect(files.keys()).toHaveLength(2)
    await db.execute(sql`drop trigger at_commit on attachments`)

    const { id } = await storedFile(await sendFile(person, pdf, 'devis.pdf'))
    await db.update(attachments).set({ usedAt: clock.now() }).where(sql`id = ${id}`)
    clock.advance(25 * hour)
    await removeStrays(broken.platform)
    expect(files.keys()).toHaveLength(1)
  })
})
