import { z } from 'zod'
import { readStream } from '../readStream.ts'
import { isSignedEvent, type SignedEvent } from './signedEvent.ts'

/** A document that a person is to sign at the provider. */
type SignatureAsked = {
  /** Our random id: repeating the request under it has no second effect. */
  readonly reference: string
  readonly title: string
  readonly paper: Uint8Array
  readonly signer: { readonly name: string; readonly mobile: string; readonly locale: string }
  /** Where the provider sends the browser back to. */
  readonly returnUrl: string
  readonly expiresAt: Date
}

/** The provider's answer about a request. */
type RemoteOutcome =
  | { readonly state: 'waiting' | 'refused' | 'expired' }
  | { readonly state: 'signed'; readonly signedAt: Date }

/** A provider at which people sign documents. Every call rejects when the provider does not respond as expected. */
export type RemoteSigner = {
  /** Named in the evidence of a signature. */
  readonly host: string
  /** Returns the address at which the person signs; it is a key to the signature, and never stored. */
  readonly ask: (asked: SignatureAsked) => Promise<string>
  /** `null` = the provider has no such request. */
  readonly outcomeOf: (reference: string) => Promise<RemoteOutcome | null>
  readonly signedPaper: (reference: string) => Promise<Uint8Array>
  readonly cancel: (reference: string) => Promise<void>
  /** Whether an event comes from the provider, and was sent just now. */
  readonly isFromProvider: (event: SignedEvent, now: Date) => boolean
}

export type SignerSettings = { readonly url: string; readonly key: string; readonly webhookSecret: string }

/** Milliseconds, as for text messages. */
const timeout = 10_000
const jsonLimit = 64 * 1024
const paperLimit = 10 * 1024 * 1024

const asked = z.object({ url: z.url({ protocol: /^https?$/ }) })
const outcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed'), reference: z.uuid(), signed_at: z.iso.datetime({ offset: true }) }),
  z.object({ state: z.enum(['waiting', 'refused', 'expired']), reference: z.uuid() }),
])

/** Talks to the provider behind `SIGNATURE_URL`; operations.md describes the calls. */
export function createRemoteSigner({ url, key, webhookSecret }: SignerSettings): RemoteSigner {
  const base = new URL(url)
  const call = (reference: string, method: string, { rest = '', body }: { rest?: string; body?: object } = {}) =>
    fetch(`${base.href.replace(/\/$/, '')}/requests/${reference}${rest}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    host: base.host,
    ask: async ({ reference, title, paper, signer, returnUrl, expiresAt }) => {
      const body = {
        document: { title, content: Buffer.from(paper).toString('base64') },
        signer,
        return_url: returnUrl,
        expires_at: expiresAt.toISOString(),
      }
      const answer = await accepted(await call(reference, 'PUT', { body }))
      const { url: page } = asked.parse(await readJson(answer))
      const { origin, protocol } = new URL(page)
      if (protocol !== 'https:' && origin !== base.origin) throw new Error('the signature provider names no safe page')
      return page
    },
    outcomeOf: async (reference) => {
      const answer = await call(reference, 'GET')
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      const said = outcome.parse(await readJson(await accepted(answer)))
      if (said.reference !== reference) throw new Error('the signature provider answered about another request')
      return said.state === 'signed' ? { state: said.state, signedAt: new Date(said.signed_at) } : said
    },
    signedPaper: async (reference) =>
      readStream((await accepted(await call(reference, 'GET', { rest: '/document' }))).body, paperLimit),
    cancel: async (reference) => {
      const answer = await call(reference, 'DELETE')
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new Error(`the signature provider answered ${answer.status}`)
    },
    isFromProvider: (event, now) => isSignedEvent(webhookSecret, event, now),
  }
}

async function accepted(answer: Response) {
  if (answer.ok) return answer
  await answer.body?.cancel()
  throw new Error(`the signature provider answered ${answer.status}`)
}

/** A large response must not fill the memory of this process. */
const readJson = async (answer: Response): Promise<unknown> =>
  JSON.parse(Buffer.from(await readStream(answer.body, jsonLimit)).toString('utf8'))
