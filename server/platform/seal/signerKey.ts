import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import forge from 'node-forge'

/** A private key with its certificate, as DER: PKCS #8 and X.509. */
export type SignerKey = { readonly key: Uint8Array<ArrayBuffer>; readonly certificate: Uint8Array<ArrayBuffer> }

const derOf = (asn1: forge.asn1.Asn1) => Uint8Array.from(Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'))

/**
 * Reads the key and the certificate of a PKCS #12 file.
 *
 * @throws {Error} for a wrong passphrase, and for a file without a key or without its certificate.
 */
export function readSignerKey(p12: Uint8Array, passphrase: string): SignerKey {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(p12).toString('binary')))
  const file = forge.pkcs12.pkcs12FromAsn1(asn1, passphrase)
  const bagsOf = (type: string) => file.getBags({ bagType: type })[type] ?? []
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids
  const key = [...bagsOf(pkcs8ShroudedKeyBag ?? ''), ...bagsOf(keyBag ?? '')][0]?.key
  const certificates = bagsOf(certBag ?? '').flatMap(({ cert }) => cert ?? [])
  const own = key && certificates.find(({ publicKey }) => 'n' in publicKey && publicKey.n.equals(key.n))
  if (!key || !own) throw new Error('the file holds no RSA key with its certificate')
  return {
    key: derOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key))),
    certificate: derOf(forge.pki.certificateToAsn1(own)),
  }
}

const years = 10

/** Makes a self-signed certificate with a key of 2048 bits, for the demo: a PKCS #12 file. The name is plain ASCII. */
export async function makeSignerFile(name: string, passphrase: string, now: Date): Promise<Uint8Array> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  // Positive whatever the first byte is.
  certificate.serialNumber = `00${randomBytes(16).toString('hex')}`
  certificate.validity.notBefore = now
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setFullYear(now.getFullYear() + years)
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ])
  const key = forge.pki.privateKeyFromPem(pair.privateKey)
  certificate.sign(key, forge.md.sha256.create())
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' })
  return derOf(file)
}
