import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type FileStore, isKey, type StoredFile } from './fileStore.ts'

const atOnce = 500

/** Files in a folder of this machine, or in one that all processes share. */
export function createFolderFiles(folder: string): FileStore {
  const fileAt = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, bytes) => {
      const path = fileAt(key)
      // The draft is named like a key, so that `list` also finds drafts left by a process that died.
      const draft = `${path}-${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await writeNames(dirname(path))
    },
    read: (key) => unlessAbsent(readFile(fileAt(key))),
    remove: (key) => rm(fileAt(key), { force: true }),
    list: async function* (prefix) {
      let page: StoredFile[] = []
      for await (const key of keysIn(folder)) {
        if (!key.startsWith(prefix)) continue
        const found = await unlessAbsent(stat(join(folder, key)))
        if (found) page.push({ key, storedAt: found.mtime })
        if (page.length < atOnce) continue
        yield page
        page = []
      }
      yield page
    },
  }
}

/** Skips files that somebody else put into the folder: they have no key. */
async function* keysIn(folder: string): AsyncGenerator<string> {
  const entries = await unlessAbsent(opendir(folder, { recursive: true }))
  for await (const entry of entries ?? []) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isFile() && isKey(key)) yield key
  }
}

async function unlessAbsent<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The row that names a file commits after this: the file must be on disk by then. */
async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The file's name must be on disk too. */
async function writeNames(folder: string) {
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
