import type { PDFFont } from '@cantoo/pdf-lib'

/** Control characters, marks that turn the direction of text, letters of no width: a line of a paper has nothing of the kind. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g

/**
 * Text as the face can write it. A letter it lacks is written without its marks, and where that is not enough as a question
 * mark, so that a reader sees that something stands there.
 */
export function writableBy(font: PDFFont): (text: string) => string {
  const known = new Set(font.getCharacterSet())
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  const write = (letter: string) => {
    if (isKnown(letter)) return letter
    const [plain = '?'] = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return isKnown(plain) ? plain : '?'
  }
  return (text) =>
    Array.from(
      text
        .normalize('NFC')
        .replace(/\s*[\r\n\t]+\s*/g, ' ')
        .replace(unseen, '')
        .replace(narrowSpaces, '\u00a0'),
      write,
    ).join('')
}
