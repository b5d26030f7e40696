import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { Problem } from '#server/platform/problem.ts'

export type ReceivedMail = {
  readonly from: string
  /** `null` = it has none. */
  readonly messageId: string | null
  /** All addresses to which it may have been sent. */
  readonly recipients: readonly string[]
  /** Whether a machine wrote it: an absence note, a bounce, a mailing list. */
  readonly isAutomatic: boolean
  readonly text: string
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
}

const limits = { maxNestingDepth: 50, maxHeadersSize: 200_000, forceRfc822Attachments: true }

/** Reads a mail without trusting it. */
export async function readMail(bytes: Uint8Array): Promise<ReceivedMail> {
  const mail = await parse(bytes)
  return {
    from: addressesOf(mail.from)[0]?.toLowerCase() ?? '',
    messageId: mail.messageId ?? null,
    recipients: recipientsOf(mail),
    isAutomatic: isAutomatic(mail),
    text: mail.text ?? (mail.html === undefined ? '' : await textOf(mail.html)),
    files: mail.attachments.filter(isSent).map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: Buffer.from(typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)),
    })),
  }
}

async function parse(mail: Uint8Array | string): Promise<Email> {
  try {
    return await PostalMime.parse(mail, limits)
  } catch {
    throw new Problem('malformed_request', 'the body is no mail')
  }
}

/** If a mail has parts of both kinds, the library turns HTML into text. */
async function textOf(html: string): Promise<string> {
  const { text = '' } = await parse(
    [
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part\r\nContent-Type: text/plain\r\n\r\n',
      '--part\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n',
      Buffer.from(html).toString('base64'),
      '--part--\r\n',
    ].join('\r\n'),
  )
  return text
}

const addressesOf = (...addresses: readonly (Address | undefined)[]): string[] =>
  addresses.flatMap((one) => one?.group?.map(({ address }) => address) ?? one?.address ?? [])

/** Headers in which mail servers record the recipient. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

const recipientsOf = ({ to = [], cc = [], headers }: Email): string[] => [
  ...addressesOf(...to, ...cc),
  ...headers.flatMap(({ key, value }) => (deliveryHeaders.includes(key) ? value.replace(/[<>\s]/g, '') : [])),
]

const automaticHeaders: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /bulk|junk|list|auto/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'list-id': /./,
  'list-unsubscribe': /./,
  'return-path': /^\s*<\s*>/,
  'content-type': /^multipart\/report/i,
  from: /mailer-daemon@|postmaster@|no-?reply@/i,
  subject: /^\s*(?:réponse automatique|automatic reply|auto(?:matic)?[ -]?reply|out of office|absence du bureau)/i,
}

const isAutomatic = ({ headers, subject = '' }: Email): boolean =>
  [...headers, { key: 'subject', value: subject }].some(({ key, value }) => automaticHeaders[key]?.test(value))

/** Pictures of signatures are small and inline; cryptographic signatures are not for reading. */
const smallPicture = 20_000
const isSent = ({ mimeType, disposition, related, content }: Attachment): boolean => {
  if (/^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/.test(mimeType)) return false
  const size = typeof content === 'string' ? content.length : content.byteLength
  return !((related || disposition === 'inline') && mimeType.startsWith('image/') && size < smallPicture)
}
