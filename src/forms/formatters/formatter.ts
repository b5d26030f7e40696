/** The usual written form of something, as it is being typed. */
export type Formatter = {
  /** Rewrites the whole text; what is written already comes out as it went in. */
  readonly format: (typed: string) => string
  /** What is kept of one typed character, '' when it is dropped or set by the formatter itself. The caret stays behind it. */
  readonly keep: (character: string) => string
  /** The longest text it writes. */
  readonly limit: number
}

/** Cuts a text into groups, the last one as long as it comes. */
export function group(text: string, sizes: readonly number[]): string {
  const [size = 0, ...others] = sizes
  if (size === 0 || text.length <= size) return text
  const rest = text.slice(size)
  return `${text.slice(0, size)} ${group(rest, others.length > 0 ? others : [size])}`
}

/** Where the caret belongs after a rewriting: behind the character it stood behind, wherever that went. */
export function placeCaret({ format, keep }: Formatter, typed: string, caret: number): number {
  const formatted = format(typed)
  if (caret >= typed.length) return formatted.length
  let place = 0
  for (const character of typed.slice(0, caret)) {
    const kept = keep(character)
    const found = kept === '' ? -1 : formatted.indexOf(kept, place)
    if (found >= 0) place = found + kept.length
  }
  return place
}
