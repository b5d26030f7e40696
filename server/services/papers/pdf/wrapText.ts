/** The width of a text in points. */
export type Measure = (text: string) => number

/**
 * Lines no wider than `width`, broken between words, or within a word that is wider by itself. A line that ends between words
 * keeps its invisible space, so that the lines read aloud in sequence are the text.
 */
export function wrapText(text: string, width: number, measure: Measure): readonly string[] {
  const words = text.trim().split(/ +/)
  const parts = words.flatMap((word, index) => {
    const cut = cutWord(word, width, measure)
    return index < words.length - 1 ? cut.with(-1, `${cut.at(-1)} `) : cut
  })
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line)
      line = part
    } else line += part
  }
  return [...lines, line]
}

function cutWord(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
