import { createHash, verify, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { openSeal } from '#server/platform/seal/openSeal.ts'
import { makeSignerFile, readSignerKey } from '#server/platform/seal/signerKey.ts'
import { startPaper } from '#server/services/papers/pdf/paper.ts'
import { readPdf } from '#tests/support/server/readPdf.ts'
import { testSeal } from '#tests/support/server/testSeal.ts'

const at = new Date('2030-01-15T09:00:00Z')

async function sealed() {
  const paper = await startPaper({
    title: 'Mandat',
    language: 'fr-FR',
    size: 'A4',
    author: 'Esteral',
    now: at,
    pageNumber: (page, pages) => `${page}/${pages}`,
  })
  paper.title()
  paper.paragraph('Vous autorisez le syndicat à débiter votre compte.')
  const details = { reason: 'Mandat', name: 'Esteral', location: 'Lille', contact: 'a@b.example', at }
  return Buffer.from(await testSeal.sign(await paper.finishToSeal(details)))
}

/** The signed bytes and the signature of a PDF, found as a reader of PDF finds them. */
function partsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, ...range] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
  const [start = 0, before = 0, from = 0, after = 0] = range.map(Number)
  const content = Buffer.concat([pdf.subarray(start, before), pdf.subarray(from, from + after)])
  return { content, coversAll: start === 0 && from + after === pdf.length, cms: text.slice(before + 1, from - 1) }
}

/** The node at this path of an ASN.1 tree. */
function nodeAt(node: forge.asn1.Asn1, ...path: readonly number[]): forge.asn1.Asn1 {
  return path.reduce((at, index) => {
    const child = Array.isArray(at.value) ? at.value[index] : undefined
    if (!child) throw new Error(`no node ${index}`)
    return child
  }, node)
}
const derOf = (node: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary')

/** The signature without its padding of zeros: the DER header gives its length. */
function withoutPadding(padded: Buffer) {
  const count = padded.readUInt8(1) & 0x7f
  return padded.subarray(0, 2 + count + padded.readUIntBE(2, count))
}

/** Checks the signature with another library than the one that made it: the hash of the content, then the signed attributes. */
function check(pdf: Buffer) {
  const { content, coversAll, cms } = partsOf(pdf)
  const bytes = withoutPadding(Buffer.from(cms, 'hex'))
  const message = forge.asn1.fromDer(forge.util.createBuffer(bytes.toString('binary')))
  // RFC 5652: ContentInfo, SignedData (version, algorithms, content, certificates, signers), SignerInfo.
  const signedData = nodeAt(message, 1, 0)
  const signer = nodeAt(signedData, 4, 0)
  const { value: attributes } = nodeAt(signer, 3)
  const { Class, Type } = forge.asn1
  const signed = derOf(forge.asn1.create(Class.UNIVERSAL, Type.SET, true, attributes))
  const { value: signature } = nodeAt(signer, 5)
  const { publicKey } = new X509Certificate(derOf(nodeAt(signedData, 3, 0)))
  return {
    coversAll,
    hasDigest: signed.includes(createHash('sha256').update(content).digest()),
    isSigned: verify('RSA-SHA256', signed, publicKey, Buffer.from(String(signature), 'binary')),
    /** 1.2.840.113549.1.9.16.2.47 */
    namesCertificate: signed.includes(Buffer.from('060b2a864886f70d010910022f', 'hex')),
  }
}

const valid = { coversAll: true, hasDigest: true, isSigned: true, namesCertificate: true }

describe('a sealed paper', () => {
  it('is signed as a whole, and still readable', async () => {
    const pdf = await sealed()
    expect(check(pdf)).toEqual(valid)
    expect((await readPdf(Uint8Array.from(pdf))).text).toContain('Vous autorisez le syndicat')
  })

  it('shows every byte that is altered, cut off or added', async () => {
    const pdf = await sealed()
    for (let byte = 10; byte < pdf.length; byte += 997) {
      const altered = Buffer.from(pdf)
      const { cms } = partsOf(pdf)
      const isSignature = byte > pdf.indexOf(cms.slice(0, 40)) && byte < pdf.indexOf(cms.slice(0, 40)) + cms.length
      if (isSignature) continue
      altered.writeUInt8((pdf.readUInt8(byte) + 1) % 256, byte)
      expect(check(altered)).not.toEqual(valid)
    }
    expect(check(Buffer.concat([pdf, Buffer.from('%')])).coversAll).toBe(false)
  })
})

describe('the certificate', () => {
  it('is read from a PKCS #12 file by its passphrase', async () => {
    const file = await makeSignerFile('Syndic', 'secret', at)
    const { certificate } = readSignerKey(file, 'secret')
    expect(new X509Certificate(certificate).subject).toBe('CN=Syndic')
    expect(() => readSignerKey(file, 'wrong')).toThrow()
  })

  it('of a demo is made once, for its owner only; elsewhere it is configured', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seal-'))
    const config = readConfig({ DATA_DIR: folder })
    const fingerprint = await openSeal(config)?.fingerprint()
    expect(fingerprint).toMatch(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/)
    expect(await openSeal(config)?.fingerprint()).toBe(fingerprint)
    const path = join(folder, 'signature.p12')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(openSeal({ ...config, DEMO: false })).toBeNull()
    const configured = openSeal({ ...config, DEMO: false, SIGNATURE_P12: path, SIGNATURE_PASSPHRASE: '' })
    expect(await configured?.fingerprint()).toBe(fingerprint)
    expect((await readFile(path)).length).toBeGreaterThan(1_000)
    await rm(folder, { recursive: true })
  })
})
