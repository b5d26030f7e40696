import type { Mail } from '../platform/mailer.ts'

/** A reply as a mail program writes it, with the mail quoted below; `null` = the mail accepts none. */
export function replyTo(
  { to, replyTo: address, subject, text: quoted }: Mail,
  text: string,
  id: string,
): string | null {
  if (address === undefined) return null
  const body = `${text}\n\n${quoted.replace(/^/gm, '> ')}`
  return [
    `From: ${to}`,
    `To: ${address}`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    `Message-ID: <${id}@courriel.example>`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(body).toString('base64'),
  ].join('\r\n')
}
