import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve('node_modules/.vite/templates')
/** Everything that a seeded database can depend on. Pages and their texts are left out, so no run seeds again after a change of a screen. */
const sources = [
  '{server,contract,machines,offers}/**/*.{ts,sql,json}',
  'locales/*.ts',
  'locales/*/{server,signIn}/**/*.ts',
  'tests/support/server/{keep*,makeTemplates,worlds,test*}.ts',
  'package-lock.json',
]
/** A run that is under way may still copy an older one. */
const kept = 3

/** The folder of the templates that `make` writes, which a later run of the same sources on the same day finds again. */
export async function keepTemplates(make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(root, fingerprint())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await make(draft)
  // Another run may have made them meanwhile, with the same content.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  await removeOlder()
  return folder
}

/** Changes with the sources, and each day. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(today())
  for (const file of globSync(sources).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** `20260131` */
export const today = (now = Date.now()) => new Date(now).toISOString().slice(0, 10).replaceAll('-', '')

async function removeOlder() {
  const folders = globSync(join(root, '*')).map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
  const older = folders.sort((one, other) => other.madeAt - one.madeAt).slice(kept)
  await Promise.all(older.map(({ path }) => rm(path, { recursive: true, force: true })))
}
