import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The use of a secret: each use has its own keys. */
type Use = 'bankAccount' | 'signatureCode'

/** Seals texts that the database must not hold in clear text. */
export type Secrets = {
  /** Encrypts with the first key; `where` binds the result to its row, so that it opens nowhere else. */
  readonly seal: (use: Use, where: string, text: string) => string
  /** Throws for a text that was altered, or sealed for another row or with a key that is no longer there. */
  readonly open: (use: Use, where: string, sealed: string) => string
  /** Whether it was sealed with the first key. */
  readonly isFresh: (sealed: string) => boolean
  /** The same text has the same fingerprint under the same key; the fingerprint does not reveal the text. */
  readonly print: (use: Use, text: string) => string
}

/** A key of 32 bytes, and the number by which sealed texts name it: 1 to 255. */
export type SecretKey = { readonly id: number; readonly key: Buffer }

const version = 1
const ivLength = 12
const authTagLength = 16

/** AES-256-GCM: version, key id, iv, tag and text, as base64url. The first key seals; the others only open. */
export function createSecrets(keys: readonly [SecretKey, ...SecretKey[]]): Secrets {
  const derive = (key: Buffer, info: string) => Buffer.from(hkdfSync('sha256', key, '', info, 32))
  const derived = keys.map(({ id, key }) => ({
    id,
    sealing: { bankAccount: derive(key, 'seal bankAccount'), signatureCode: derive(key, 'seal signatureCode') },
    printing: { bankAccount: derive(key, 'print bankAccount'), signatureCode: derive(key, 'print signatureCode') },
  }))
  const first = derived[0]
  if (!first) throw new Error('there is no key')
  return {
    seal: (use, where, text) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', first.sealing[use], iv, { authTagLength })
      cipher.setAAD(Buffer.from(where))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([version, first.id]), iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (use, where, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const [sealedVersion, id] = bytes
      const key = derived.find((one) => one.id === id)
      if (sealedVersion !== version || !key) throw new Error('sealed with a key that is not configured')
      const tagAt = 2 + ivLength
      const textAt = tagAt + authTagLength
      const decipher = createDecipheriv('aes-256-gcm', key.sealing[use], bytes.subarray(2, tagAt), { authTagLength })
      decipher.setAAD(Buffer.from(where))
      decipher.setAuthTag(bytes.subarray(tagAt, textAt))
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8')
    },
    isFresh: (sealed) => Buffer.from(sealed, 'base64url')[1] === first.id,
    print: (use, text) => createHmac('sha256', first.printing[use]).update(text).digest('base64url'),
  }
}
