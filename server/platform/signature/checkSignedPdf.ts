import { createHash, X509Certificate } from 'node:crypto'
import { Certificate, ContentInfo, CryptoEngine, IssuerAndSerialNumber, SignedData } from 'pkijs'

const engine = new CryptoEngine({ name: 'node', crypto })

type Sent = { readonly hash: string; readonly size: number }

/**
 * Checks that a signed PDF is the paper that was sent, with nothing but a signature appended, and that the last signature covers the whole
 * file and was made with the certificate that it names. Returns the fingerprint of that certificate (SHA-256).
 *
 * @throws {Error} that says what is wrong.
 */
export async function checkSignedPdf(pdf: Uint8Array, sent: Sent): Promise<string> {
  const bytes = Buffer.from(pdf)
  if (sha256(bytes.subarray(0, sent.size)) !== sent.hash) throw new Error('it is not the paper that was sent')
  const range = [...bytes.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0 (\d+) (\d+) (\d+)\s*\]/g)].at(-1)
  const [, end = 0, start = 0, rest = 0] = range?.map(Number) ?? []
  if (!range || end < sent.size || start <= end || start + rest !== bytes.length)
    throw new Error('no signature covers it')
  const [, hex] = /^<([0-9a-f]+)>$/i.exec(bytes.subarray(end, start).toString('latin1')) ?? []
  if (!hex) throw new Error('its signature is missing')
  const content = Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
  const signed = readSignature(Buffer.from(hex, 'hex'))
  const isGenuine = await signed.verify({ signer: 0, data: Uint8Array.from(content).buffer }, engine).catch(() => false)
  if (!isGenuine) throw new Error('its signature is broken')
  return new X509Certificate(Buffer.from(signerOf(signed).toSchema().toBER())).fingerprint256
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The space reserved for the signature is larger than the signature: zeros follow it, which the parser does not read. */
function readSignature(der: Uint8Array) {
  try {
    return new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(der).buffer).content })
  } catch {
    throw new Error('its signature cannot be read')
  }
}

function signerOf({ certificates = [], signerInfos }: SignedData): Certificate {
  const sid: unknown = signerInfos[0]?.sid
  const own = certificates.find(
    (one): one is Certificate =>
      one instanceof Certificate &&
      sid instanceof IssuerAndSerialNumber &&
      one.serialNumber.isEqual(sid.serialNumber) &&
      one.issuer.isEqual(sid.issuer),
  )
  if (!own) throw new Error('its signature names no certificate')
  return own
}
