/** Control characters, direction marks and zero-width characters, which no line of a paper contains. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g

/**
 * Reduces a text to the glyphs of a font. A letter that the font lacks loses its diacritics, or becomes a question mark, so
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
