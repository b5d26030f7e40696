import { toSearchText } from '#server/services/directory/searchText.ts'

const length = 120
const before = 40

/** The part of a text around the first matching word, in whatever form it matches. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // Most letters stay one letter without their accents, so positions in one text are positions in the other.
  const plain = toSearchText(line)
  const found = words.map((word) => plain.indexOf(word)).filter((at) => at >= 0)
  const first = Math.max(0, (found.length > 0 ? Math.min(...found) : 0) - before)
  const start = first === 0 ? 0 : line.indexOf(' ', first) + 1
  const end = line.length - start <= length ? line.length : line.lastIndexOf(' ', start + length)
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`
}
