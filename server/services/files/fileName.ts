import type { AcceptedContentType } from '#contract/attachments.ts'
import { splitFileName } from '#contract/attachments.ts'

const extensions: Readonly<Record<AcceptedContentType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}
const known = Object.values(extensions).flat()
const longest = 200

/**
 * Control characters, line breaks of any kind, lone surrogates, marks that reverse the text direction, letters of
 * zero width.
 */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const separators = /[/\\]/g

/**
 * A name that shows what the file is and leads nowhere: the owner's spelling, with the extension of the detected
 * type.
 */
export function safeFileName(given: string, type: AcceptedContentType): string {
  const readable = given
    .normalize('NFC')
    .replace(unseen, '')
    .replace(separators, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  const { name, extension } = splitFileName(readable)
  const isKnown = known.includes(extension.toLowerCase())
  const isRight = extensions[type].includes(extension.toLowerCase())
  const stem = (isKnown ? name : readable).trim() || 'document'
  const ending = isRight ? extension : extensions[type][0]
  return (
    Array.from(stem)
      .slice(0, longest - ending.length)
      .join('') + ending
  )
}

/** `attachment` or `inline` with the name as RFC 6266 writes it: plain for old browsers, exact for the others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
