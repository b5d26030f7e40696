import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from './mailer.ts'
import type { Texter, TextMessage } from './texter.ts'

type OutboxMail = Mail & { readonly id: string; readonly sentAt: string }
type OutboxText = TextMessage & { readonly id: string; readonly sentAt: string }
/** Keeps mails and text messages when no server is configured: in memory only, the latest first. */
export type Outbox = Mailer & {
  readonly mails: () => readonly OutboxMail[]
  readonly texter: Texter
  readonly texts: () => readonly OutboxText[]
}

const kept = 200

/** Keeps only the latest 200 of each. */
export function createOutbox(now: () => Date): Outbox {
  let mails: readonly OutboxMail[] = []
  let texts: readonly OutboxText[] = []
  const stamped = () => ({ id: randomUUID(), sentAt: now().toISOString() })
  return {
    mails: () => mails,
    texts: () => texts,
    send: async (mail) => {
      mails = [{ ...mail, ...stamped() }, ...mails].slice(0, kept)
    },
    texter: {
      send: async (message) => {
        texts = [{ ...message, ...stamped() }, ...texts].slice(0, kept)
      },
    },
  }
}
