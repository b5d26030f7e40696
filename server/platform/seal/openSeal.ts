import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { SignerKey } from './signerKey.ts'

/** Signs the papers of the portal with its certificate. */
export type Seal = {
  /** Signs a PDF that has room for a signature. */
  readonly sign: (pdf: Uint8Array) => Promise<Uint8Array>
  /** SHA-256 of the certificate, in the form that people compare. */
  readonly fingerprint: () => Promise<string>
}

/** Reads its key with the first paper, so that the start does not wait for it. */
export function createSeal(load: () => Promise<SignerKey>): Seal {
  let key: Promise<SignerKey> | null = null
  const once = () => {
    key ??= load().catch((error: unknown) => {
      key = null
      throw error
    })
    return key
  }
  return {
    sign: async (pdf) => {
      const { sealPdf } = await import('./sealPdf.ts')
      return sealPdf(pdf, await once())
    },
    fingerprint: async () => new X509Certificate((await once()).certificate).fingerprint256,
  }
}

type Settings = Pick<Config, 'SIGNATURE_P12' | 'SIGNATURE_PASSPHRASE' | 'DATA_DIR' | 'DEMO' | 'MOCK'>

/** The certificate of `SIGNATURE_P12`; a demo makes its own and stores it next to its database. `null` = there is none. */
export function openSeal(config: Settings): Seal | null {
  const { SIGNATURE_P12: path, SIGNATURE_PASSPHRASE: passphrase = '' } = config
  const isDemo = config.DEMO || config.MOCK
  if (path === undefined && !isDemo) return null
  return createSeal(async () => {
    const { readSignerKey } = await import('./signerKey.ts')
    return path === undefined
      ? readSignerKey(await ownFile(config.DATA_DIR), '')
      : readSignerKey(await readFile(path), passphrase)
  })
}

async function ownFile(folder: string): Promise<Uint8Array> {
  const path = join(folder, 'signature.p12')
  await mkdir(folder, { recursive: true })
  const { makeSignerFile } = await import('./signerKey.ts')
  try {
    await writeFile(path, await makeSignerFile('Portal demo', '', new Date()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(path)
}
