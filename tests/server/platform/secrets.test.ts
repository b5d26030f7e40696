import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { openSecrets } from '#server/platform/openSecrets.ts'
import { createSecrets } from '#server/platform/secrets.ts'

const old = { id: 1, key: Buffer.alloc(32, 1) }
const fresh = { id: 2, key: Buffer.alloc(32, 2) }

describe('a secret', () => {
  const secrets = createSecrets([old])

  it('opens to the text that was sealed, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, where) => {
        const sealed = secrets.seal('bankAccount', where, text)
        expect(secrets.open('bankAccount', where, sealed)).toBe(text)
        expect(secrets.seal('bankAccount', where, text)).not.toBe(sealed)
      }),
    )
  })

  it('does not open elsewhere, for another use, altered or cut', () => {
    const sealed = secrets.seal('bankAccount', 'row 1', 'FR76')
    expect(() => secrets.open('bankAccount', 'row 2', sealed)).toThrow()
    expect(() => secrets.open('signatureCode', 'row 1', sealed)).toThrow()
    const bytes = Buffer.from(sealed, 'base64url')
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes)
      altered.writeUInt8((bytes.readUInt8(at) + 1) % 256, at)
      expect(() => secrets.open('bankAccount', 'row 1', altered.toString('base64url'))).toThrow()
      expect(() => secrets.open('bankAccount', 'row 1', bytes.subarray(0, at).toString('base64url'))).toThrow()
    }
  })

  it('of an older key opens while the key is configured', () => {
    const sealed = secrets.seal('bankAccount', 'row', 'FR76')
    expect(createSecrets([fresh, old]).open('bankAccount', 'row', sealed)).toBe('FR76')
    expect(() => createSecrets([fresh]).open('bankAccount', 'row', sealed)).toThrow(/not configured/)
  })

  it('has one fingerprint per text, use and key', () => {
    expect(secrets.print('bankAccount', 'FR76')).toBe(secrets.print('bankAccount', 'FR76'))
    const others = [
      secrets.print('bankAccount', 'FR77'),
      secrets.print('signatureCode', 'FR76'),
      createSecrets([fresh]).print('bankAccount', 'FR76'),
    ]
    expect(others).not.toContain(secrets.print('bankAccount', 'FR76'))
  })
})

describe('the key of a demo', () => {
  it('is made once, for its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
    const config = readConfig({ DATA_DIR: folder })
    const sealed = (await openSecrets(config)).seal('bankAccount', 'row', 'FR76')
    expect((await openSecrets(config)).open('bankAccount', 'row', sealed)).toBe('FR76')
    expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600)
    await rm(folder, { recursive: true })
  })
})
