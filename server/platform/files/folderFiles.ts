import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type FileStore, isKey, type StoredFile } from './fileStore.ts'

const atOnce = 500

/** Files in a folder of this machine, or one that all processes share. */
export function createFolderFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      // Has the shape of a key, so that what a process that died had begun is listed too.
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
    read: (key) => unlessAbsent(readFile(pathOf(key))),
    remove: (key) => rm(pathOf(key), { force: true }),
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

/** Files that somebody else put into the folder have no key, and are left alone. */
async function* keysIn(folder: string): AsyncGenerator<string> {
  const entries = await unlessAbsent(opendir(folder, { recursive: true }))
  for await (const entry of entries ?? []) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isFile() && isKey(key)) yield key
  }
}

async function unlessAbsent<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The row that names a file is committed after it: the file must be on the disk by then. */
async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** And so must its name be. */
async function writeNames(folder: string) {
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
