import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './site/compressFolder.ts'

const output = 'dist'
const stamp = join(output, '.sources')
const folders = ['src', 'machines', 'contract', 'locales', 'offers']
const files = ['index.html', 'vite.config.ts', 'package-lock.json']

/** Builds the application unless the last build was made from the very same sources. */
const fingerprint = await hashSources()
const known = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
if (known !== fingerprint) {
  await build({ logLevel: 'warn' })
  await compressFolder(output)
  await writeFile(stamp, fingerprint)
}

async function hashSources() {
  const hash = createHash('sha256')
  const found = await Promise.all(folders.map(listFiles))
  for (const path of [...found.flat(), ...files].sort()) hash.update(`${path}\n`).update(await readFile(path))
  return hash.digest('hex')
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
