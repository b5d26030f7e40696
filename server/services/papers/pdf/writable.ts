/** Control characters, marks that turn the direction of text, letters of no width: a line of a paper has nothing of the kind. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g

/**
 * Text reduced to the letters of a face. A letter that the face lacks loses its diacritics, or becomes a question mark, so
 * that a reader sees that something is missing.
 */
export function toWritable(text: string, has: (codePoint: number) => boolean): string {
  const write = (letter: string) => {
    if (has(letter.codePointAt(0) ?? 0)) return letter
    const [plain = '?'] = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return has(plain.codePointAt(0) ?? 0) ? plain : '?'
  }
  const seen = text
    .normalize('NFC')
    .replace(/\s*[\r\n\t]+\s*/g, ' ')
    .replace(unseen, '')
    .replace(narrowSpaces, '\u00a0')
  return Array.from(seen, write).join('')
}
