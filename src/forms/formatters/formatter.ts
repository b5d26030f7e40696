/** The usual written form of a value, applied while it is typed. */
export type Formatter = {
  /** Rewrites the whole text; an already formatted text stays the same. */
  readonly format: (typed: string) => string
  /**
   * The kept form of one typed character, '' when it is dropped or set by the formatter itself. The caret stays
   * behind it.
   */
  readonly keep: (character: string) => string
  /** The length of the longest formatted text. */
  readonly limit: number
}

/** Cuts a text into groups; the last one may be shorter. */
export function group(text: string, sizes: readonly number[]): string {
  const [size = 0, ...others] = sizes
  if (size === 0 || text.length <= size) return text
  const rest = text.slice(size)
  return `${text.slice(0, size)} ${group(rest, others.length > 0 ? others : [size])}`
}

/** The caret's position after formatting: still behind the same character. */
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
