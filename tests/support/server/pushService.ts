import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'
import { type PushMessage, type PushSubscriptionData, pushMessage } from '#contract/push.ts'

type Received = {
  /** The address of one browser, and the message, which only that browser can read. */
  readonly endpoint: string
  readonly message: PushMessage
  /** The contact address in the signed token. */
  readonly subject: string
}

/** A push service on loopback, as far as the portal uses one, and the browsers that subscribe to it. */
export type PushService = {
  readonly origin: string
  readonly received: Received[]
  /** The status of the next answers; 201 accepts a message. */
  answers: number
  readonly subscribe: () => PushSubscriptionData
  readonly stop: () => Promise<void>
}

const text = (words: string) => Buffer.from(`${words}\0`)
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

type Browser = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const take = async (request: IncomingMessage) => {
    const body = await buffer(request)
    if (service.answers !== 201) return service.answers
    const endpoint = service.origin + (request.url ?? '')
    const browser = browsers.get(endpoint)
    if (!browser || request.headers['content-encoding'] !== 'aes128gcm') return 400
    const subject = await subjectOf(request.headers.authorization ?? '', service.origin)
    service.received.push({ endpoint, subject, message: pushMessage.parse(JSON.parse(decrypt(body, browser))) })
    return 201
  }
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status, { location: '/elsewhere' }).end(),
      () => response.writeHead(403).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  const service: PushService = {
    origin: `http://127.0.0.1:${address.port}`,
    received: [],
    answers: 201,
    subscribe: () => {
      const browser = { ecdh: createECDH('prime256v1'), auth: randomBytes(16) }
      const p256dh = browser.ecdh.generateKeys('base64url')
      const endpoint = `${service.origin}/${randomBytes(16).toString('base64url')}`
      browsers.set(endpoint, browser)
      return { endpoint, keys: { p256dh, auth: browser.auth.toString('base64url') } }
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return service
}

/** Verifies the token of RFC 8292: signed by the accompanying key, for this service, and for a day at most. */
async function subjectOf(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience, requiredClaims: ['exp'] })
  if ((payload.exp ?? 0) > Date.now() / 1_000 + 24 * 3_600) throw new Error('the token lasts too long')
  return payload.sub ?? ''
}

/** Reads a message as a browser does (RFC 8188 and RFC 8291): a second implementation, to check the library's. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([text('WebPush: info'), ecdh.getPublicKey(), sender])
  const key = derive(ecdh.computeSecret(sender), auth, info, 32)
  const content = derive(key, salt, text('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(key, salt, text('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
