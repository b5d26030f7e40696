import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from './mailer.ts'

export type OutboxMail = Mail & { readonly id: string; readonly sentAt: string }
/** Keeps mails when no SMTP server is configured: in memory only, the latest first. */
export type Outbox = Mailer & { readonly mails: () => readonly OutboxMail[] }

const kept = 200

/** Keeps only the latest 200 mails. */
export function createOutbox(now: () => Date): Outbox {
  let mails: readonly OutboxMail[] = []
  return {
    mails: () => mails,
    send: async (mail) => {
      mails = [{ ...mail, id: randomUUID(), sentAt: now().toISOString() }, ...mails].slice(0, kept)
    },
  }
}
