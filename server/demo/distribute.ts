/**
 * Shares out `total` in whole parts by weight, with the largest remainder. The parts add up to the total exactly, and
 * none is zero.
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((added, weight) => added + weight, 0)
  const spread = total - weights.length
  const exact = weights.map((weight) => (weight * spread) / sum)
  const parts = exact.map((share) => 1 + Math.floor(share))
  const missing = total - parts.reduce((added, part) => added + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}
