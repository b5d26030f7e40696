import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'

export type ReplySettings = {
  /** The part of addresses after the @. */
  readonly domain: string
  readonly key: string
  /** `null` = nobody hands mails over. */
  readonly webhookSecret: string | null
}

/** Addresses that take replies to e-mails, one for each person and exchange. */
export type Replies = {
  /** The address of an id. */
  readonly addressOf: (id: string) => string
  /** The id that an address was made of; `null` = it is none of ours. */
  readonly idOf: (address: string) => string | null
  /** Whether this comes from the machine that may hand mails over. */
  readonly isFromMailServer: (secret: string) => boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const idLength = 32
const signatureLength = 24
const pattern = new RegExp(`^r([0-9a-f]{${idLength}})([0-9a-f]{${signatureLength}})$`)

/** Local parts are compared in lower case, because some machines on the way change it: so they hold hexadecimal digits. */
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

/** Where the outbox takes the place of a mail server, people reply there, and addresses last as long as its mails. */
export function openReplies({ replies, DEMO, MOCK, SMTP_URL }: Pick<Config, 'replies' | 'DEMO' | 'MOCK' | 'SMTP_URL'>) {
  if (replies) return createReplies(replies)
  if (SMTP_URL !== undefined || !(DEMO || MOCK)) return null
  return createReplies({ domain: 'reponse.demo.example', key: randomBytes(32).toString('hex'), webhookSecret: null })
}
