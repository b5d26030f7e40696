import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from '#server/platform/config.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createFolderFiles } from '#server/platform/files/folderFiles.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { createS3Files } from '#server/platform/files/s3Files.ts'
import { startS3Server } from '#tests/support/server/s3Server.ts'
import { until } from '#tests/support/server/until.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
const stores = new Map<string, FileStore>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  s3 = await startS3Server()
  stores.set('a folder', createFolderFiles(folder))
  stores.set('a bucket', createS3Files(s3.settings))
  stores.set('memory', createMemoryFiles())
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

async function listed(store: FileStore, prefix: string) {
  const found = []
  for await (const page of store.list(prefix)) found.push(...page)
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)

describe.each(['a folder', 'a bucket', 'memory'])('files in %s', (place) => {
  const store = () => {
    const found = stores.get(place)
    if (!found) throw new Error('no such store')
    return found
  }

  it('keep their content until they are removed', async () => {
    expect(await store().read('attachments/one')).toBeNull()
    await store().put('attachments/one', bytes, 'image/png')
    expect(Buffer.compare(Buffer.from((await store().read('attachments/one')) ?? []), Buffer.from(bytes))).toBe(0)

    await store().put('attachments/one', new Uint8Array([1]), 'image/png')
    expect([...((await store().read('attachments/one')) ?? [])]).toEqual([1])
    await store().remove('attachments/one')
    expect(await store().read('attachments/one')).toBeNull()
    await store().remove('attachments/one')
  })

  it('are listed by the prefix of their keys, with the time each was stored', async () => {
    const before = Date.now() - 2_000
    const keys = Array.from({ length: 7 }, (_, index) => `listed/file-${index}`)
    for (const key of [...keys, 'elsewhere/file-1']) await store().put(key, bytes, 'image/png')

    const found = await listed(store(), 'listed/')
    expect(found.map(({ key }) => key)).toEqual(keys)
    for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000)
    expect(await listed(store(), 'nothing/')).toEqual([])
    await Promise.all(found.map(({ key }) => store().remove(key)))
    expect(await listed(store(), 'listed/')).toEqual([])
  })

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a\0b', 'a?b'])(
    'have no key « %s »',
    async (key) => {
      await expect(async () => store().put(key, bytes, 'image/png')).rejects.toThrow('file key')
      await expect(async () => store().read(key)).rejects.toThrow('file key')
      await expect(async () => store().remove(key)).rejects.toThrow('file key')
    },
  )
})

describe('a folder', () => {
  it('contains only complete files, however many are written simultaneously', async () => {
    const store = createFolderFiles(folder)
    await Promise.all(
      Array.from({ length: 20 }, (_, fill) => store.put('same/key', new Uint8Array(50_000).fill(fill), '')),
    )
    const read = await store.read('same/key')
    expect(read).toHaveLength(50_000)
    expect(new Set(read).size).toBe(1)
    expect(await readdir(join(folder, 'same'))).toEqual(['key'])
  })

  it('lists the drafts of a process that died, and nothing that somebody else put there', async () => {
    const own = await mkdtemp(join(tmpdir(), 'portal-files-'))
    const store = createFolderFiles(join(own, 'files'))
    expect(await listed(store, 'attachments/')).toEqual([])
    await store.put('attachments/one', bytes, 'image/png')
    await writeFile(join(own, 'files/attachments/one-of-which-half-is-there'), 'half')
    await writeFile(join(own, 'files/attachments/.DS_Store'), '')
    await writeFile(join(own, 'files/Lisez-moi.txt'), '')
    const keys = (await listed(store, '')).map(({ key }) => key)
    expect(keys).toEqual(['attachments/one', 'attachments/one-of-which-half-is-there'])
    await rm(own, { recursive: true })
  })
})

describe('a bucket', () => {
  it('is addressed by path, with a signature and the type of the file', async () => {
    await createS3Files(s3.settings).put('attachments/two', bytes, 'application/pdf')
    expect(s3.requests.at(-1)).toMatchObject({ method: 'PUT', path: '/portal-files/attachments/two' })
    expect(s3.requests.at(-1)?.authorization).toMatch(/SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/)
    expect(s3.objects.get('/portal-files/attachments/two')?.type).toBe('application/pdf')
  })

  it('is retried after a temporary failure, and its refusal is reported without its secrets', async () => {
    s3.fail(1)
    await createS3Files(s3.settings).put('attachments/three', bytes, 'image/png')
    expect(s3.objects.has('/portal-files/attachments/three')).toBe(true)

    const stranger = createS3Files({ ...s3.settings, accessKeyId: 'another-key' })
    await expect(stranger.read('attachments/three')).rejects.toThrow('the file store answered 403 to a read')
    await expect(listed(stranger, '')).rejects.toThrow('the file store answered 403 to a listing')
  })

  it('reports the same outage for any failure, and works again when that is over', async () => {
    const store = createS3Files(s3.settings, { patience: 1_000 })
    const asking = {
      put: () => store.put('attachments/four', bytes, 'image/png'),
      read: () => store.read('attachments/four'),
      remove: () => store.remove('attachments/four'),
      list: () => listed(store, 'attachments/'),
    }
    const outages = {
      refusal: { begin: s3.stop, end: s3.comeBack },
      silence: { begin: async () => s3.hang(true), end: async () => s3.hang(false) },
      failure: { begin: async () => s3.fail(1_000), end: async () => s3.fail(0) },
    }
    for (const { begin, end } of Object.values(outages)) {
      await begin()
      for (const ask of Object.values(asking)) {
        await expect(ask()).rejects.toMatchObject({ code: 'files_unavailable', status: 503 })
      }
      await end()
      for (const ask of Object.values(asking)) await ask()
    }
  })
})

describe('a bucket that falls silent', () => {
  it('times out, even after a garbage collection', async () => {
    setFlagsFromString('--expose-gc')
    const sweep: unknown = runInNewContext('gc')
    const before = s3.requests.length
    s3.hang(true)
    const asking = createS3Files(s3.settings, { patience: 1_000 }).read('attachments/five')
    const refused = expect(asking).rejects.toMatchObject({ code: 'files_unavailable' })
    let isOver = false
    void asking.catch(() => {
      isOver = true
    })
    // On a slow machine, the patience can end before the request arrives.
    await until(() => isOver || s3.requests.length > before)
    if (typeof sweep === 'function') for (let times = 0; times < 3; times += 1) await setImmediate(sweep())
    await refused
    s3.hang(false)
  })
})

describe('the file store', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
  }

  it('is a folder, or a fully configured bucket', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret-of-the-bucket',
    })
    for (const name of Object.keys(bucket)) {
      const read = () => readConfig({ ...bucket, [name]: '' })
      expect(read).toThrow(WrongConfiguration)
      expect(read).toThrow(name)
      expect(read).not.toThrow('secret-of-the-bucket')
    }
  })
})
