import { inboundMailsPath } from '#contract/inboundMails.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { webhookSecret } from './testReplies.ts'
import type { TestServer } from './testServer.ts'

type File = { readonly name: string; readonly bytes: Uint8Array }
type Reply = {
  readonly text: string
  readonly from?: string
  /** Further headers, one a line. */
  readonly headers?: readonly string[]
  readonly messageId?: string
  readonly files?: readonly File[]
}

const boundary = 'a-part-of-the-mail'
let written = 0

/** A reply to a mail as a mail program writes it: the text above, the mail quoted below. */
export function replyTo(mail: Pick<Mail, 'to' | 'replyTo' | 'text'>, reply: Reply): string {
  const { text, from = mail.to, headers = [], messageId = `reply-${++written}@courriel.example`, files = [] } = reply
  const quoted = mail.text.replace(/^/gm, '> ')
  const body = `${text}\n\nLe mar. 15 janv. 2030 à 10:00, Esteral <bonjour@ese.portail.example> a\nécrit :\n\n${quoted}`
  return [
    `From: Une personne <${from}>`,
    `To: Esteral <${mail.replyTo}>`,
    ...(headers.some((header) => header.startsWith('Subject:')) ? [] : ['Subject: Re: un message']),
    `Message-ID: <${messageId}>`,
    ...headers,
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    part('Content-Type: text/plain; charset=utf-8', Buffer.from(body)),
    ...files.map(({ name, bytes }) => part(`Content-Disposition: attachment; filename="${name}"`, bytes)),
    `--${boundary}--`,
  ].join('\r\n')
}

const part = (header: string, bytes: Uint8Array) =>
  `--${boundary}\r\n${header}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`

/** Hands a mail over as the mail server does; returns the status. */
export async function handOver({ app }: TestServer, mail: string, headers: Readonly<Record<string, string>> = {}) {
  const known = { authorization: `Bearer ${webhookSecret}`, 'content-type': 'message/rfc822', ...headers }
  return (await app.request(inboundMailsPath, { method: 'POST', headers: known, body: mail })).status
}
