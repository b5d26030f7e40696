/** Control characters, marks that turn the direction of text, letters of no width: a line of a paper has nothing of the kind. */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g

/**
 * Text as a face can write it. A letter it lacks is written without its marks, and where that is not enough as a question
 * mark, so that a reader sees that something stands there.
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
