import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, WrongConfiguration } from './config.ts'
import { createSecrets, type SecretKey, type Secrets } from './secrets.ts'

const keyBytes = 32

/** The keys of `SECRETS_KEY`; a demo without it makes one at its first start and stores it next to its database. */
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
    await writeFile(path, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = await readFile(path)
  if (key.length !== keyBytes)
    throw new WrongConfiguration(
      `Wrong configuration: ${path} must hold ${keyBytes} bytes: restore it with its database`,
    )
  return { id: 1, key }
}
