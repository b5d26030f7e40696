import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'

export type ReplySettings = {
  /** The part of addresses after the @. */
  readonly domain: string
  readonly key: string
  /** `null` = no mail server posts replies. */
  readonly webhookSecret: string | null
}

/** Addresses that accept replies to e-mails, one for each person and exchange. */
export type Replies = {
  /** The address for an id. */
  readonly addressOf: (id: string) => string
  /** The id in an address; `null` = it is not one of our addresses. */
  readonly idOf: (address: string) => string | null
  /** Whether the call comes from the mail server. */
  readonly isFromMailServer: (secret: string) => boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const idLength = 32
const signatureLength = 24
const pattern = new RegExp(`^r([0-9a-f]{${idLength}})([0-9a-f]{${signatureLength}})$`)

/** Mail servers on the way may change the case of local parts, so they are compared in lower case and hold hexadecimal digits. */
export function createReplies({ domain, key, webhookSecret }: ReplySettings): Replies {
  const signatureOf = (digits: string) =>
    createHmac('sha256', key).update(digits).digest('hex').slice(0, signatureLength)
  const host = domain.toLowerCase()
  return {
    addressOf: (id) => {
      const digits = id.replaceAll('-', '')
      return `r${digits}${signatureOf(digits)}@${domain}`
    },
    idOf: (address) => {
      const [local = '', at] = address.toLowerCase().split('@')
      const [, digits = '', signature = ''] = pattern.exec(local) ?? []
      if (digits === '' || at !== host || !timingSafeEqual(hash(signature), hash(signatureOf(digits)))) return null
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    isFromMailServer: (secret) => webhookSecret !== null && timingSafeEqual(hash(secret), hash(webhookSecret)),
  }
}

/** When the outbox replaces a mail server, people reply there, and addresses last as long as its mails. */
export function openReplies({ replies, DEMO, MOCK, SMTP_URL }: Pick<Config, 'replies' | 'DEMO' | 'MOCK' | 'SMTP_URL'>) {
  if (replies) return createReplies(replies)
  if (SMTP_URL !== undefined || !(DEMO || MOCK)) return null
  return createReplies({ domain: 'reponse.demo.example', key: randomBytes(32).toString('hex'), webhookSecret: null })
}
