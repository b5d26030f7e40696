import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { SignerSettings } from '#server/platform/signature/remoteSigner.ts'
import { testSeal } from './testSeal.ts'

const requestBody = z.object({
  document: z.object({ title: z.string(), content: z.string() }),
  signer: z.object({ name: z.string(), mobile: z.string(), locale: z.string() }),
  return_url: z.url(),
  expires_at: z.iso.datetime(),
})
type SignatureRequest = z.output<typeof requestBody>
type Kept = {
  readonly request: SignatureRequest
  state: 'waiting' | 'refused' | 'expired' | 'signed'
  signedAt: string
  paper: Buffer
}
type Answer = readonly [status: number, body?: object | Buffer | undefined, location?: string]

const key = 'the key of the tests'
const webhookSecret = 'the secret with which the provider of the tests signs events'

const page = '<!doctype html><title>Signature</title><form method="post"><button>Je signe</button></form>'

/** A signature provider on loopback. People sign when a test says so. */
export async function startSignatureProvider() {
  const requests = new Map<string, Kept>()
  const calls: string[] = []
  let refusing: number | null = null
  let isMute = false
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url = '' } = request
    const [, shown] = /^\/pages\/([\w-]+)$/.exec(url) ?? []
    if (shown) return method === 'POST' ? signInBrowser(shown) : [200, Buffer.from(page)]
    const [, reference = '', rest = ''] = /^\/v1\/requests\/([\w-]+)(\/document)?$/.exec(url) ?? []
    calls.push(`${method} ${rest || 'request'}`)
    if (request.headers.authorization !== `Bearer ${key}`) return [401]
    if (refusing !== null) return [refusing, {}]
    if (method === 'PUT') {
      const body = requestBody.parse(await json(request))
      const kept = requests.get(reference)
      if (kept && JSON.stringify(kept.request) !== JSON.stringify(body)) return [409]
      if (!kept) requests.set(reference, { request: body, state: 'waiting', signedAt: '', paper: Buffer.alloc(0) })
      return [kept ? 200 : 201, { url: `${origin}/pages/${reference}` }]
    }
    const kept = requests.get(reference)
    if (!kept) return [404]
    if (method === 'DELETE') {
      requests.delete(reference)
      return [204]
    }
    if (rest) return kept.paper.length > 0 ? [200, kept.paper] : [404]
    return [200, { reference, state: kept.state, ...(kept.signedAt && { signed_at: kept.signedAt }) }]
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body, location]) => {
        if (isMute) response.destroy()
        else
          response
            .writeHead(status, location ? { location } : {})
            .end(body instanceof Buffer ? body : body && JSON.stringify(body))
      },
      () => response.writeHead(400).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  const origin = `http://127.0.0.1:${address.port}`
  const settings: SignerSettings = { url: `${origin}/v1`, key, webhookSecret }
  const keptOf = (reference: string) => {
    const kept = requests.get(reference)
    if (!kept) throw new Error('the provider has no such request')
    return kept
  }
  const sign = async (reference: string, at: Date, alter = (paper: Buffer) => paper) => {
    const kept = keptOf(reference)
    const paper = alter(Buffer.from(kept.request.document.content, 'base64'))
    Object.assign(kept, { state: 'signed', signedAt: at.toISOString(), paper: await signPaper(paper) })
  }
  /** The person signs on the page of the provider, a second before the request expires, and is sent back. */
  const signInBrowser = async (reference: string): Promise<Answer> => {
    const { return_url: back, expires_at: until } = keptOf(reference).request
    await sign(reference, new Date(Date.parse(until) - 1_000))
    return [303, undefined, back]
  }
  return {
    settings,
    requests,
    /** Every call, in order. */
    calls,
    /** The status of the next responses; `null` = the usual ones. */
    refuse: (status: number | null) => {
      refusing = status
    },
    /** Handles requests, but loses its responses. */
    mute: (mute: boolean) => {
      isMute = mute
    },
    sign,
    end: (reference: string, state: 'refused' | 'expired') => Object.assign(keptOf(reference), { state }),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A call about an event, signed as the provider signs it. */
export const eventOf = (event: object, at: Date, secret?: string) => signedCall(JSON.stringify({ event }), at, secret)

/** The headers and the body of a call. */
export function signedCall(body: string, at: Date, secret = webhookSecret) {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'signature-timestamp': timestamp, signature } }
}

/** Appends a signature to a PDF and changes no byte of it. */
export async function signPaper(paper: Buffer): Promise<Buffer> {
  const text = paper.toString('latin1')
  const [, former] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? []
  const [, size] = /\/Size (\d+)/.exec(text.slice(text.lastIndexOf('trailer'))) ?? []
  const [, root] = /\/Root (\d+ 0 R)/.exec(text.slice(text.lastIndexOf('trailer'))) ?? []
  const range = '/ByteRange [0 /********** /********** /**********]'
  const dictionary = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range} /Contents <${'0'.repeat(8_192)}> >>`
  const object = `\n${size} 0 obj\n${dictionary}\nendobj\n`
  const at = (offset: number) => String(offset).padStart(10, '0')
  const table = `xref\n${size} 1\n${at(paper.length + 1)} 00000 n \n`
  const trailer = `trailer\n<< /Size ${Number(size) + 1} /Root ${root} /Prev ${former} >>\nstartxref\n${paper.length + object.length}\n%%EOF\n`
  return Buffer.from(await testSeal.sign(Buffer.concat([paper, Buffer.from(object + table + trailer, 'latin1')])))
}
