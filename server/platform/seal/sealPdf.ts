import { createHash } from 'node:crypto'
import { Signer, SignPdf } from '@signpdf/signpdf'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SignerKey } from './signerKey.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

const engine = new CryptoEngine({ name: 'node', crypto })
const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer

/**
 * Signs with the attributes of PAdES B-B (ETSI EN 319 142-1): the content type, the hash, and the certificate by its hash. The
 * time of signing is in the signature dictionary of the PDF, as the profile requires.
 */
class CadesSigner extends Signer {
  readonly #key: SignerKey

  constructor(key: SignerKey) {
    super()
    this.#key = key
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { key, certificate: der } = this.#key
    const certificate = Certificate.fromBER(der)
    const certificateHash = new Sequence({ value: [new OctetString({ valueHex: sha256(der) })] })
    const attributes = [
      [oids.contentType, new ObjectIdentifier({ value: oids.data })],
      [oids.messageDigest, new OctetString({ valueHex: sha256(content) })],
      [oids.signingCertificateV2, new Sequence({ value: [new Sequence({ value: [certificateHash] })] })],
    ] as const
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: attributes.map(([type, value]) => new Attribute({ type, values: [value] })),
          }),
        }),
      ],
      certificates: [certificate],
    })
    const privateKey = await engine.importKey('pkcs8', key, algorithm, false, ['sign'])
    await signed.sign(privateKey, 0, 'SHA-256', Uint8Array.from(content).buffer, engine)
    const message = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
    return Buffer.from(message.toSchema().toBER(false))
  }
}

/** Signs a PDF that has room for a signature (pdf/paper.ts); altering a byte of it afterwards breaks the signature. */
export const sealPdf = async (pdf: Uint8Array, key: SignerKey): Promise<Uint8Array> =>
  new SignPdf().sign(Buffer.from(pdf), new CadesSigner(key))
