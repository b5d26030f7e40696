/** The word closest to a misspelt one; `null` when none is close. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .filter(({ word, distance }) => distance <= Math.max(2, Math.floor(word.length / 3)))
    .sort((one, other) => one.distance - other.distance)
  return best?.word ?? null
}

/** The number of inserted, deleted and replaced characters (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1]
    for (const [index, other] of to.split('').entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
