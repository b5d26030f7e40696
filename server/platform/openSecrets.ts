import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createSecrets, type SecretKey, type Secrets } from './secrets.ts'

/** The keys of `SECRETS_KEY`; a demo without it makes one at its first start and keeps it beside its database. */
export async function openSecrets({
  SECRETS_KEY,
  DATA_DIR,
}: Pick<Config, 'SECRETS_KEY' | 'DATA_DIR'>): Promise<Secrets> {
  const [first, ...others] = SECRETS_KEY ?? []
  return createSecrets(first ? [first, ...others] : [await ownKey(DATA_DIR)])
}

async function ownKey(folder: string): Promise<SecretKey> {
  const path = join(folder, 'secrets.key')
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, randomBytes(32), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return { id: 1, key: await readFile(path) }
}
